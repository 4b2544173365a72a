import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { insufficientBalance } from '@intranet/contract/balance/insufficient-balance.ts';
import {
  countLeaveDays,
  type DatedDays,
  debitsBalance,
  fitsBalance,
} from '@intranet/contract/balance/funding.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import {
  type FundingFacts,
  readFundingFacts,
  selectFundingFacts,
  toFundingFacts,
} from '#features/balance/queries.ts';
import { sharesDays, type Value } from '../absence-conditions.ts';

export interface ProposedLeave {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  /** The leave that is being moved or decided: its own present dates do not count. */
  exceptLeaveId: number | null;
}

/** What of a proposed leave its facts are selected by. */
interface DatesOf {
  employeeId: Value<number>;
  start: Value<Day>;
  end: Value<Day>;
  exceptLeaveId: number | null;
}

export interface FundingSettings {
  today: Day;
  overdraft: number;
}

/** @throws AppError insufficient_balance */
function judgeFunding(facts: FundingFacts, settings: FundingSettings, request: DatedDays): void {
  const fundingCase = { ...facts, ...settings, request };
  const funding = fitsBalance(fundingCase);
  if (!funding.fits) {
    throw new AppError('insufficient_balance', insufficientBalance(fundingCase, funding));
  }
}

const requestOf = ({ start, end }: ProposedLeave): DatedDays => ({
  on: start,
  days: countLeaveDays(start, end),
});

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
): Promise<void> {
  judgeFunding(await readFundingFacts(db, employeeId), settings, request);
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
  const facts = await readFundingFacts(db, leave.employeeId, leave.exceptLeaveId);
  judgeFunding(facts, settings, requestOf(leave));
}

/** What a proposed leave is judged on, in one query: the balance, and the leave that is in its way. */
export function selectDateFacts(db: DbOrTx, leave: DatesOf) {
  const { employeeId, start, end, exceptLeaveId } = leave;
  const except = exceptLeaveId === null ? sql`` : sql`and l.id <> ${exceptLeaveId}`;
  return selectFundingFacts(db, exceptLeaveId)
    .select(
      sql<{ start: Day; end: Day } | null>`(
        select json_build_object('start', l.starts_on, 'end', l.ends_on) from leaves l
        where l.employee_id = e.id and l.state in ('pending', 'approved', 'cancellation_asked')
          and ${sharesDays('l', { start, end })} ${except}
        order by l.starts_on limit 1)`.as('overlap'),
    )
    .where('e.id', '=', employeeId);
}

export type DateRow = Awaited<
  ReturnType<ReturnType<typeof selectDateFacts>['executeTakeFirstOrThrow']>
>;

/**
 * Refuses dates that meet another leave of the same person, or that the balance does not pay for
 * (D21, in that order).
 * @param row what `selectDateFacts` found with the employee's row locked
 * @throws AppError overlapping_leave, insufficient_balance
 */
export function judgeDates(row: DateRow, settings: FundingSettings, leave: ProposedLeave): void {
  const { overlap } = row;
  if (overlap) {
    throw new AppError(
      'overlapping_leave',
      `You already have leave from ${formatDay(overlap.start)} to ${formatDay(overlap.end)}`,
    );
  }
  if (debitsBalance(leave.type)) judgeFunding(toFundingFacts(row), settings, requestOf(leave));
}

/**
 * The same for dates that were not looked at yet. Call with the employee's row locked.
 * @throws AppError overlapping_leave, insufficient_balance
 */
export async function checkDates(
  db: DbOrTx,
  settings: FundingSettings,
  leave: ProposedLeave,
): Promise<void> {
  judgeDates(await selectDateFacts(db, leave).executeTakeFirstOrThrow(), settings, leave);
}
