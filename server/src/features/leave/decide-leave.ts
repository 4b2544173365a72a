import { formatDay } from '@intranet/contract/days.ts';
import { debitsBalance } from '@intranet/contract/leave/rules.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/types.ts';
import type { Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { type Employee, lockEmployee } from '#features/staff/queries.ts';
import { readApproval } from './approvals.ts';
import { findApprovers } from './approvers.ts';
import { wasAsked } from './asked-queries.ts';
import { checkFunding } from './check-dates.ts';
import { appendLedger } from './ledger.ts';
import { outcomeMail } from './mails.ts';
import { outcomeSentence } from './outcome.ts';
import { authorizeDeciding } from './policy.ts';
import { findLeaveOwner, type LeaveRow, lockLeave } from './queries.ts';
import { recordEvent } from './record-event.ts';

export interface DecideInput {
  leaveId: number;
  /** The version that was looked at; another one means that the dates have changed (D26). */
  version: number;
  decision: 'approve' | 'reject';
  note: string;
}

/** Who decides: an account, by session or by the token of a mail. */
export interface Decider {
  accountId: number;
  name: string;
}

/** @throws AppError already_decided */
function expectPending(leave: LeaveRow): void {
  const outcome = outcomeSentence(leave);
  if (outcome) throw new AppError('already_decided', outcome);
}

/** @throws AppError stale_version, with the current dates */
function expectVersion(leave: LeaveRow, version: number): void {
  if (leave.version !== version) {
    const dates = `${formatDay(leave.startsOn)} to ${formatDay(leave.endsOn)}`;
    throw new AppError('stale_version', `The dates have changed: they are now ${dates}.`, {
      current: { start: leave.startsOn, end: leave.endsOn, version: leave.version },
    });
  }
}

async function writeDecision(
  tx: Tx,
  leave: Authorized<LeaveRow>,
  employee: Employee,
  decider: Decider,
  input: DecideInput,
  now: Date,
): Promise<void> {
  const approved = input.decision === 'approve';
  await tx
    .updateTable('leaves')
    .set({
      state: approved ? 'approved' : 'rejected',
      decided_at: now,
      decided_by: decider.name,
      decision_note: input.note,
    })
    .where('id', '=', leave.id)
    .execute();
  await recordEvent(tx, approved ? 'approved' : 'rejected', decider.name, leave, input.note);
  if (approved && debitsBalance(leave.type)) {
    await appendLedger(tx, {
      employeeId: employee.id,
      kind: 'debit',
      days: -leave.days,
      effectiveOn: leave.startsOn,
      actor: decider.name,
      reason: `${leaveTypeLabel(leave.type)} ${formatDay(leave.startsOn)} to ${formatDay(leave.endsOn)}`,
      leaveId: leave.id,
    });
  }
}

/**
 * Approves or rejects a pending leave; an approved vacation is debited, and the requester is mailed
 * (D23, D24, D26). The first decision wins, and a later one is told who decided.
 * @throws AppError not_found, forbidden, already_decided, stale_version, insufficient_balance
 */
export async function decideLeave(
  deps: Deps,
  decider: Decider,
  origin: Origin,
  input: DecideInput,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const ownerId = await findLeaveOwner(tx, input.leaveId);
    if (ownerId === null) throw new AppError('not_found', 'There is no such request.');
    const employee = await lockEmployee(tx, ownerId);
    const found = await lockLeave(tx, input.leaveId);
    if (!found) throw new AppError('not_found', 'There is no such request.');

    // Who was asked is told who decided, also when it is no longer theirs to decide (D23).
    if (await wasAsked(tx, found.id, decider.accountId)) expectPending(found);
    const approvers = await findApprovers(tx, found.id, today(deps));
    const leave = authorizeDeciding(decider.accountId, found, approvers);
    expectPending(leave);
    expectVersion(leave, input.version);
    if (input.decision === 'approve') {
      const settings = { today: today(deps), overdraft: deps.config.leaveOverdraftDays };
      const { type, startsOn: start, endsOn: end } = leave;
      await checkFunding(tx, settings, {
        employeeId: employee.id,
        type,
        start,
        end,
        exceptLeaveId: leave.id,
      });
    }
    await writeDecision(tx, leave, employee, decider, input, deps.clock.now());

    if (employee.account) {
      const content = outcomeMail({
        approval: await readApproval(tx, leave.id, today(deps)),
        decision: input.decision,
        decidedBy: decider.name,
        note: input.note,
        url: `${deps.config.publicUrl}/vacation`,
      });
      await queueMail(tx, deps, employee.account.email, content);
    }
    await recordAudit(tx, {
      action: 'leave_decided',
      actor: { accountId: decider.accountId, name: decider.name },
      subject: employee.name,
      address: origin.address,
      detail: { leave: leave.id, decision: input.decision, version: leave.version },
    });
  });
}
