import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { requestApproval } from '../approval/request-approval.ts';
import { assertState, assertVersion } from '../assert-leave-state.ts';
import { changeLeaveState } from '../change-leave-state.ts';
import { lockLeaveAndOwner } from '../lock-leave.ts';
import { authorizeOwner } from './policy.ts';

/**
 * Requests the cancellation of one's own approved leave, even a past one (D23, D26). The leave stays
 * approved until an approver agrees.
 * @throws AppError not_found, forbidden, already_decided, conflict, stale_version, no_approver
 */
export async function requestCancellation(
  deps: Deps,
  actor: Actor,
  { leaveId, version, note }: { leaveId: number; version: number; note: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { leave: found, employee } = await lockLeaveAndOwner(tx, leaveId);
    const leave = authorizeOwner(actor, found, employee);
    const waiting =
      leave.state === 'pending'
        ? t('This request isn’t approved yet. Withdraw it instead.')
        : t('You’ve already requested cancellation of this leave.');
    assertState(leave, ['approved'], waiting);
    assertVersion(leave, version);

    await changeLeaveState(tx, leave, {
      state: 'cancellation_asked',
      event: 'cancellation_asked',
      actor: actor.username,
      note,
      askedAt: deps.clock.now(),
    });
    await requestApproval(tx, deps, leave.id);
    await recordAct(tx, actor, {
      action: 'cancellation_asked',
      subject: employee.name,
      detail: { leave: leave.id, version: version + 1 },
    });
  });
}
