import { shortDays } from '@intranet/contract/core/day-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { postToChannels } from '#core/notify/webhooks.ts';
import { fundingSettings } from '#features/balance/funding.ts';
import { assertVersion, assertWaiting } from '../assert-leave-state.ts';
import { changeLeaveState, type Step } from '../change-leave-state.ts';
import { type CoverageFacts, findCoverage, warningsOf } from '../coverage/warnings.ts';
import { type LeaveRow, lockLeaveAndOwner } from '../lock-leave.ts';
import { authorizeDeciding } from '../policy.ts';
import { checkFunding } from '../request/check-dates.ts';
import { offerUndo } from '../undo/undoable-steps.ts';
import { findApprovers, wasApproverNotified } from './approvers.ts';
import { decisionMessage } from './channel-messages.ts';
import { debitLeave, reverseDebit } from './leave-ledger.ts';
import { notifyOwner } from './notify-outcome.ts';
import type { Outcome } from './outcome-mails.ts';
import { requestApprovalsIfAwayToday } from './request-missing-approvals.ts';

export interface DecideInput {
  leaveId: number;
  version: number;
  decision: 'approve' | 'reject';
  note: string;
  /** The hashed token of the emailed link that decides, instead of a session. */
  tokenHash?: Buffer;
}

const STEPS = {
  pending: {
    approve: { state: 'approved', event: 'approved' },
    reject: { state: 'rejected', event: 'rejected' },
  },
  cancellation_asked: {
    approve: { state: 'cancelled', event: 'cancelled' },
    reject: { state: 'approved', event: 'cancellation_refused' },
  },
} as const satisfies Record<string, Record<string, Pick<Step, 'state'> & { event: Outcome }>>;

/**
 * Checks funding and coverage before an approval.
 * @returns the coverage problems to store, or null
 * @throws AppError insufficient_balance; reason_required for warnings without a note
 */
async function checkApproving(
  tx: Tx,
  deps: Deps,
  leave: LeaveRow & { areaId: number },
  note: string,
): Promise<CoverageFacts | null> {
  const { id, employeeId, areaId, type, startsOn: start, endsOn: end } = leave;
  const proposed = { employeeId, type, start, end, exceptLeaveId: id };
  await checkFunding(tx, fundingSettings(deps), proposed);
  const coverage = await findCoverage(tx, { ...proposed, areaId });
  const warnings = warningsOf(coverage, shortDays(today(deps)));
  if (warnings.length > 0 && note === '') {
    const sentence = t('Add a reason to approve despite the coverage rules. {join}', {
      join: warnings.join(' '),
    });
    throw new AppError('reason_required', sentence, { fields: { note: sentence } });
  }
  return warnings.length > 0 ? coverage : null;
}

/**
 * Decides a leave request or a request to cancel approved leave, once (D23, D24, D26). It posts the
 * debit or reversal and notifies the employee, and new approvers if today's presence changes.
 * @throws AppError not_found, forbidden, already_decided, stale_version, insufficient_balance,
 *   reason_required
 * @returns the outcome, and the step that can be undone (D61)
 */
export async function decideLeave(
  deps: Deps,
  decider: Pick<Actor, 'accountId' | 'username' | 'origin'>,
  input: DecideInput,
): Promise<{ outcome: Outcome; step: number }> {
  const { leaveId, version, decision, note, tokenHash } = input;
  return deps.db.transaction().execute(async (tx) => {
    const { leave: found, employee } = await lockLeaveAndOwner(tx, leaveId);

    // Former approvers learn who decided, even after losing the right to decide (D23).
    if (await wasApproverNotified(tx, found.id, decider.accountId)) assertWaiting(found);
    const approvers = await findApprovers(tx, found.id, today(deps));
    const leave = authorizeDeciding(decider.accountId, found, approvers);
    assertWaiting(leave);
    assertVersion(leave, version);

    const cancelling = leave.state === 'cancellation_asked';
    const step = STEPS[cancelling ? 'cancellation_asked' : 'pending'][decision];
    const coverage =
      step.event === 'approved'
        ? await checkApproving(tx, deps, { ...leave, areaId: employee.areaId }, note)
        : null;
    const id = await changeLeaveState(tx, deps, leave, {
      ...step,
      actor: decider.username,
      note,
      coverage,
      decidedAt: deps.clock.now(),
    });
    if (step.event === 'approved') await debitLeave(tx, leave, decider.username);
    if (step.event === 'cancelled') await reverseDebit(tx, leave, decider.username);

    const hold = await offerUndo(tx, deps, leave, { id, accountId: decider.accountId, tokenHash });
    const decided = { cancellationRequested: true, decidedBy: decider.username, note };
    await notifyOwner(tx, deps, employee, { leaveId, outcome: step.event, ...decided }, hold);
    await postToChannels(tx, deps, decisionMessage(employee.area, hold));
    if (step.event === 'approved' || step.event === 'cancelled') {
      await requestApprovalsIfAwayToday(tx, deps, leave, hold);
    }
    await recordAct(tx, decider, 'leave_decided', employee.name, {
      leave: leave.id,
      decision,
      version,
      ...(cancelling && { asks: 'cancellation' }),
      ...(coverage && { over_warnings: true }),
      ...(tokenHash && { emailed_link: true }),
    });
    return { outcome: step.event, step: id };
  });
}
