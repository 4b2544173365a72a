import { t } from '@intranet/contract/core/i18n/t.ts';
import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { reverseDebit } from '../approval/leave-ledger.ts';
import { notifyApprovers, notifyOwner } from '../approval/notify-outcome.ts';
import { requestApprovalsIfAwayToday } from '../approval/request-missing-approvals.ts';
import { assertState, assertVersion } from '../assert-leave-state.ts';
import { changeLeaveState } from '../change-leave-state.ts';
import { lockLeaveAndOwner } from '../lock-leave.ts';
import { authorizeCancelling } from './policy.ts';

/**
 * Cancels another person's approved leave at once (D26). It reverses the debit and notifies the
 * employee, approvers of a requested cancellation, and new approvers if today's presence changes.
 * @throws AppError not_found, forbidden, already_decided, conflict, stale_version
 */
export async function cancelLeave(
  deps: Deps,
  actor: Actor,
  { leaveId, version, reason }: { leaveId: number; version: number; reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { leave: found, employee } = await lockLeaveAndOwner(tx, leaveId);
    const leave = authorizeCancelling(actor, found, employee);
    const pending = t('This request is still pending, so there’s nothing to cancel.');
    assertState(leave, APPROVED_STATES, pending);
    assertVersion(leave, version);

    const cancellationRequested = leave.state === 'cancellation_asked';
    await changeLeaveState(tx, leave, {
      state: 'cancelled',
      event: 'cancelled',
      actor: actor.username,
      note: reason,
      decidedAt: deps.clock.now(),
    });
    await reverseDebit(tx, leave, actor.username);

    await notifyOwner(tx, deps, employee, {
      leaveId: leave.id,
      outcome: 'cancelled',
      cancellationRequested,
      decidedBy: actor.username,
      note: reason,
    });
    if (cancellationRequested) {
      const since = { leaveId, sinceVersion: leave.version, except: actor.accountId };
      await notifyApprovers(tx, deps, since, { cancelledBy: actor.username });
    }
    await requestApprovalsIfAwayToday(tx, deps, leave);
    await recordAct(tx, actor, {
      action: 'leave_cancelled',
      subject: employee.name,
      detail: { leave: leave.id, version },
    });
  });
}
