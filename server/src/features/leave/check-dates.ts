import { type Day, formatDay } from '@intranet/contract/days.ts';
import {
  countLeaveDays,
  type DatedDays,
  debitsBalance,
  fitsBalance,
  insufficientBalance,
} from '@intranet/contract/leave/rules.ts';
import type { LeaveType } from '@intranet/contract/leave/types.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { readFundingFacts } from './balance-queries.ts';
import { findOverlap } from './queries.ts';

export interface ProposedLeave {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  /** The leave that is being moved or decided: its own present dates do not count. */
  exceptLeaveId: number | null;
}

export interface FundingSettings {
  today: Day;
  overdraft: number;
}

/**
 * Refuses to take days off a balance that does not have them, on that day or later (D19). Call with
 * the employee's row locked.
 * @throws AppError insufficient_balance
 */
export async function checkDaysOff(
  db: DbOrTx,
  settings: FundingSettings,
  employeeId: number,
  request: DatedDays,
  exceptLeaveId: number | null = null,
): Promise<void> {
  const facts = await readFundingFacts(db, employeeId, exceptLeaveId);
  const funding = fitsBalance({ ...facts, ...settings, request });
  if (!funding.fits) {
    throw new AppError('insufficient_balance', insufficientBalance(funding, request.days));
  }
}

/**
 * The same for a proposed leave, when the balance pays for its type (D16, D19).
 * @throws AppError insufficient_balance
 */
export async function checkFunding(
  db: DbOrTx,
  settings: FundingSettings,
  leave: ProposedLeave,
): Promise<void> {
  if (!debitsBalance(leave.type)) return;
  const request = { on: leave.start, days: countLeaveDays(leave.start, leave.end) };
  await checkDaysOff(db, settings, leave.employeeId, request, leave.exceptLeaveId);
}

/**
 * Refuses dates that meet another leave of the same person, or that the balance does not pay for
 * (D21, in that order). Call with the employee's row locked.
 * @throws AppError overlapping_leave, insufficient_balance
 */
export async function checkDates(
  db: DbOrTx,
  settings: FundingSettings,
  leave: ProposedLeave,
): Promise<void> {
  const { employeeId, start, end, exceptLeaveId } = leave;
  const overlap = await findOverlap(db, employeeId, start, end, exceptLeaveId);
  if (overlap) {
    throw new AppError(
      'overlapping_leave',
      `You already have leave from ${formatDay(overlap.starts_on)} to ${formatDay(overlap.ends_on)}`,
    );
  }
  await checkFunding(db, settings, leave);
}
