import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { notifyApprovers } from '../approval/notify-outcome.ts';
import { assertState, assertVersion } from '../assert-leave-state.ts';
import { changeLeaveState } from '../change-leave-state.ts';
import { lockLeaveAndOwner } from '../lock-leave.ts';
import { authorizeOwner } from './policy.ts';

/**
 * Withdraws one's own pending request and notifies its approvers (D26, pitfall 2).
 * @throws AppError not_found, forbidden, already_decided, conflict, stale_version
 */
export async function withdrawLeave(
  deps: Deps,
  actor: Actor,
  { leaveId, version }: { leaveId: number; version: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { leave: found, employee } = await lockLeaveAndOwner(tx, leaveId);
    const leave = authorizeOwner(actor, found, employee);
    assertState(
      leave,
      ['pending'],
      t('This leave is approved and you’ve requested cancellation, so you can’t withdraw it.'),
    );
    assertVersion(leave, version);

    await changeLeaveState(tx, leave, {
      state: 'withdrawn',
      event: 'withdrawn',
      actor: actor.username,
    });
    await notifyApprovers(tx, deps, { leaveId, sinceVersion: 1, except: actor.accountId });
    await recordAct(tx, actor, {
      action: 'leave_withdrawn',
      subject: employee.name,
      detail: { leave: leave.id, version },
    });
  });
}
