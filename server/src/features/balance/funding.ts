import { type DatedDays, fitsBalance } from '@intranet/contract/balance/funding.ts';
import { insufficientBalance } from '@intranet/contract/balance/insufficient-balance.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { type FundingFacts, readFundingFacts } from './queries.ts';

export interface FundingSettings {
  today: Day;
  /** How far below zero a balance may go, in days (`LEAVE_OVERDRAFT_DAYS`). */
  overdraft: number;
}

/**
 * Refuses days that the balance doesn't have on that day or later (D19).
 * @throws AppError insufficient_balance
 */
export function assertFunded(
  facts: FundingFacts,
  settings: FundingSettings,
  request: DatedDays,
): void {
  const fundingCase = { ...facts, ...settings, request };
  const funding = fitsBalance(fundingCase);
  if (!funding.fits) {
    throw new AppError('insufficient_balance', insufficientBalance(fundingCase, funding));
  }
}

/**
 * Does the same for an employee, whose row the caller has locked.
 * @param exceptLeaveId a pending leave that doesn't count, because it is being moved or decided
 * @throws AppError insufficient_balance
 */
export async function assertEmployeeFunded(
  db: DbOrTx,
  settings: FundingSettings,
  { employeeId, exceptLeaveId = null }: { employeeId: number; exceptLeaveId?: number | null },
  request: DatedDays,
): Promise<void> {
  assertFunded(await readFundingFacts(db, employeeId, exceptLeaveId), settings, request);
}
