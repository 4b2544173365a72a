import { t } from '@intranet/contract/core/i18n/t.ts';
import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { reverseDebit } from '../approval/leave-ledger.ts';
import { notifyApprovers, notifyOwner } from '../approval/notify-outcome.ts';
import { requestApproval } from '../approval/request-approval.ts';
import { requestApprovalsIfAwayToday } from '../approval/request-missing-approvals.ts';
import { assertState, assertVersion } from '../assert-leave-state.ts';
import { changeLeaveState } from '../change-leave-state.ts';
import { lockLeaveAndOwner } from '../lock-leave.ts';
import { offerUndo } from '../undo/undoable-steps.ts';
import { authorizeCancelling, authorizeOwner } from './policy.ts';

interface SeenLeave {
  leaveId: number;
  version: number;
}

interface Note {
  note: string;
}

/**
 * Withdraws one's own pending request and notifies its approvers (D26, pitfall 2).
 * @returns the step that can be undone (D61), as below
 * @throws AppError not_found, forbidden, already_decided, conflict, stale_version
 */
export async function withdrawLeave(deps: Deps, actor: Actor, input: SeenLeave): Promise<number> {
  const { leaveId, version } = input;
  return deps.db.transaction().execute(async (tx) => {
    const { leave: found, employee } = await lockLeaveAndOwner(tx, leaveId);
    const leave = authorizeOwner(actor, found, employee);
    assertState(
      leave,
      ['pending'],
      t('This leave is approved and you’ve requested cancellation, so you can’t withdraw it.'),
    );
    assertVersion(leave, version);

    const id = await changeLeaveState(tx, deps, leave, {
      state: 'withdrawn',
      event: 'withdrawn',
      actor: actor.username,
    });
    const { accountId } = actor;
    const hold = await offerUndo(tx, deps, leave, { id, accountId });
    await notifyApprovers(tx, deps, { leaveId, sinceVersion: 1, except: accountId, hold });
    await recordAct(tx, actor, 'leave_withdrawn', employee.name, { leave: leave.id, version });
    return id;
  });
}

/**
 * Requests the cancellation of one's own approved leave, even a past one (D23, D26). The leave stays
 * approved until an approver agrees.
 * @throws AppError not_found, forbidden, already_decided, conflict, stale_version, no_approver
 */
export async function requestCancellation(
  deps: Deps,
  actor: Actor,
  input: SeenLeave & Note,
): Promise<number> {
  const { leaveId, version, note } = input;
  return deps.db.transaction().execute(async (tx) => {
    const { leave: found, employee } = await lockLeaveAndOwner(tx, leaveId);
    const leave = authorizeOwner(actor, found, employee);
    const waiting =
      leave.state === 'pending'
        ? t('This request isn’t approved yet. Withdraw it instead.')
        : t('You’ve already requested cancellation of this leave.');
    assertState(leave, ['approved'], waiting);
    assertVersion(leave, version);

    const id = await changeLeaveState(tx, deps, leave, {
      state: 'cancellation_asked',
      event: 'cancellation_asked',
      actor: actor.username,
      note,
      askedAt: deps.clock.now(),
    });
    const hold = await offerUndo(tx, deps, leave, { id, accountId: actor.accountId });
    await requestApproval(tx, deps, leave.id, hold);
    await recordAct(tx, actor, 'cancellation_asked', employee.name, {
      leave: leave.id,
      version: version + 1,
    });
    return id;
  });
}

/**
 * Cancels another person's approved leave at once (D26). It reverses the debit and notifies the
 * employee, approvers of a requested cancellation, and new approvers if today's presence changes.
 * @throws AppError not_found, forbidden, already_decided, conflict, stale_version
 */
export async function cancelLeave(
  deps: Deps,
  actor: Actor,
  input: SeenLeave & Note,
): Promise<number> {
  const { leaveId, version, note } = input;
  return deps.db.transaction().execute(async (tx) => {
    const { leave: found, employee } = await lockLeaveAndOwner(tx, leaveId);
    const leave = authorizeCancelling(actor, found, employee);
    const pending = t('This request is still pending, so there’s nothing to cancel.');
    assertState(leave, APPROVED_STATES, pending);
    assertVersion(leave, version);

    const cancellationRequested = leave.state === 'cancellation_asked';
    const id = await changeLeaveState(tx, deps, leave, {
      state: 'cancelled',
      event: 'cancelled',
      actor: actor.username,
      note,
      decidedAt: deps.clock.now(),
    });
    await reverseDebit(tx, leave, actor.username);

    const { accountId } = actor;
    const hold = await offerUndo(tx, deps, leave, { id, accountId });
    const decided = { cancellationRequested, decidedBy: actor.username, note };
    await notifyOwner(tx, deps, employee, { leaveId, outcome: 'cancelled', ...decided }, hold);
    if (cancellationRequested) {
      const since = { leaveId, sinceVersion: leave.version, except: accountId, hold };
      await notifyApprovers(tx, deps, since, { cancelledBy: actor.username });
    }
    await requestApprovalsIfAwayToday(tx, deps, leave, hold);
    await recordAct(tx, actor, 'leave_cancelled', employee.name, { leave: leave.id, version });
    return id;
  });
}
