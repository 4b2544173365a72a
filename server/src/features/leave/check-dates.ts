import { type Day, formatDay } from '@intranet/contract/days.ts';
import {
  countLeaveDays,
  debitsBalance,
  type Funding,
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

/** How D19 judges a proposed leave; null for a type that the balance does not pay. */
async function judgeFunding(
  db: DbOrTx,
  settings: FundingSettings,
  leave: ProposedLeave,
): Promise<Funding | null> {
  if (!debitsBalance(leave.type)) return null;
  const facts = await readFundingFacts(db, leave.employeeId, leave.exceptLeaveId);
  const request = { on: leave.start, days: countLeaveDays(leave.start, leave.end) };
  return fitsBalance({ ...facts, ...settings, request });
}

/**
 * Refuses what the balance does not pay for (D19). Call with the employee's row locked.
 * @throws AppError insufficient_balance
 */
export async function checkFunding(
  db: DbOrTx,
  settings: FundingSettings,
  leave: ProposedLeave,
): Promise<void> {
  const funding = await judgeFunding(db, settings, leave);
  if (funding && !funding.fits) {
    const requested = countLeaveDays(leave.start, leave.end);
    throw new AppError('insufficient_balance', insufficientBalance(funding, requested));
  }
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
