import type { Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { assertVersion, assertWaiting } from '../assert-leave-state.ts';
import { changeLeaveState, type Step } from '../change-leave-state.ts';
import { findWarnings } from '../coverage/queries.ts';
import { lockLeaveAndOwner } from '../lock-leave.ts';
import { type Outcome, outcomeMail } from '../mails.ts';
import { authorizeDeciding } from '../policy.ts';
import type { LeaveRow } from '../queries.ts';
import { checkFunding } from '../request/check-dates.ts';
import { wasAsked } from './approval-queries.ts';
import { findApprovers } from './approvers.ts';
import { chargeLeave, giveBackLeave } from './charge-leave.ts';
import { readApproval } from './pending-approvals.ts';
import { requestApprovalsIfAwayToday } from './request-missing-approvals.ts';

export interface DecideInput {
  leaveId: number;
  /** The version that was looked at; another one means that it has changed since (D26). */
  version: number;
  decision: 'approve' | 'reject';
  note: string;
}

/** Who decides: an account, by session or by the token of a mail. */
export interface Decider {
  accountId: number;
  name: string;
}

/** What becomes of each question (D26): the leave itself, or that an approved one be cancelled. */
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
 * What the coverage rules say of a request that is to be approved.
 * @throws AppError insufficient_balance; reason_required when they warn and no note says why
 */
async function checkApproving(
  tx: Tx,
  deps: Deps,
  leave: LeaveRow & { areaId: number },
  note: string,
): Promise<string[]> {
  const { id, employeeId, areaId, type, startsOn: start, endsOn: end } = leave;
  const proposed = { employeeId, type, start, end, exceptLeaveId: id };
  const settings = { today: today(deps), overdraft: deps.config.leaveOverdraftDays };
  await checkFunding(tx, settings, proposed);
  const [warnings = []] = await findWarnings(tx, [{ ...proposed, areaId }]);
  if (warnings.length > 0 && note === '') {
    const sentence = `Please give a reason: ${warnings.join(' ')}`;
    throw new AppError('reason_required', sentence, { fields: { note: sentence } });
  }
  return warnings;
}

/**
 * Answers the question that waits about a leave: the request itself, or that an approved leave be
 * cancelled. An approved vacation is debited, a cancelled one given back, and the requester is mailed
 * (D23, D24, D26); whoever decides others' leave while they are away, or is back, is asked at once.
 * The first decision wins, and a later one is told who decided. Approving against
 * the coverage rules needs a note.
 * @returns what became of the leave
 * @throws AppError not_found, forbidden, already_decided, stale_version, insufficient_balance,
 *   reason_required
 */
export async function decideLeave(
  deps: Deps,
  decider: Decider,
  origin: Origin,
  input: DecideInput,
): Promise<Outcome> {
  const { leaveId, version, decision, note } = input;
  return deps.db.transaction().execute(async (tx) => {
    const { leave: found, employee } = await lockLeaveAndOwner(tx, leaveId);

    // Who was asked is told who decided, also when it is no longer theirs to decide (D23).
    if (await wasAsked(tx, found.id, decider.accountId)) assertWaiting(found);
    const approvers = await findApprovers(tx, found.id, today(deps));
    const leave = authorizeDeciding(decider.accountId, found, approvers);
    assertWaiting(leave);
    assertVersion(leave, version);

    const cancelling = leave.state === 'cancellation_asked';
    const step = STEPS[cancelling ? 'cancellation_asked' : 'pending'][decision];
    const warnings =
      step.event === 'approved'
        ? await checkApproving(tx, deps, { ...leave, areaId: employee.areaId }, note)
        : [];
    await changeLeaveState(tx, leave, {
      ...step,
      actor: decider.name,
      note,
      warnings,
      decidedAt: deps.clock.now(),
    });
    if (step.event === 'approved') await chargeLeave(tx, leave, decider.name);
    if (step.event === 'cancelled') await giveBackLeave(tx, leave, decider.name);

    const { account } = employee;
    if (account) {
      const content = outcomeMail({
        approval: await readApproval(tx, leave.id, today(deps)),
        outcome: step.event,
        asked: true,
        decidedBy: decider.name,
        note,
        url: `${deps.config.publicUrl}/myleave`,
      });
      const to = { accountId: account.id, email: account.email };
      await notify(tx, deps, [{ event: 'leave_decided', to, content }]);
    }
    if (step.event === 'approved' || step.event === 'cancelled') {
      await requestApprovalsIfAwayToday(tx, deps, leave);
    }
    await recordAudit(tx, {
      action: 'leave_decided',
      actor: { accountId: decider.accountId, name: decider.name },
      subject: employee.name,
      address: origin.address,
      detail: {
        leave: leave.id,
        decision,
        version,
        ...(cancelling && { asks: 'cancellation' }),
        ...(warnings.length > 0 && { over_warnings: true }),
      },
    });
    return step.event;
  });
}
