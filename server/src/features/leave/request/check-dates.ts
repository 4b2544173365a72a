import type { DatedDays } from '@intranet/contract/balance/funding.ts';
import { type Day, formatDay, type Period } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { countLeaveDays, yearlyLimitProblem } from '@intranet/contract/leave/leave-dates.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import {
  type LeaveType,
  leaveTypeRow,
  takesBalance,
} from '@intranet/contract/leave/leave-types.ts';
import { type InferResult, sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import { AppError } from '#core/errors.ts';
import {
  assertEmployeeFunded,
  assertFunded,
  type FundingSettings,
  selectFundingFacts,
  toFundingFacts,
} from '#features/balance/funding.ts';
import { sharesDays } from '../leave-sql.ts';

/** A leave to be requested, moved or approved, both days included. */
export interface ProposedLeave {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  /** The leave being moved or decided. Its current dates don't count. */
  exceptLeaveId: number | null;
  /** The current dates of the leave being moved (D72). */
  moves?: Period | null;
}

interface DatesOf {
  employeeId: Value<number>;
  start: Value<Day>;
  end: Value<Day>;
  exceptLeaveId: number | null;
}

const datedDays = ({ start, end }: Period): DatedDays => ({
  on: start,
  days: countLeaveDays(start, end),
});

/** Refuses a vacation beyond the balance (D16, D19). @throws AppError insufficient_balance */
export async function checkFunding(db: DbOrTx, settings: FundingSettings, leave: ProposedLeave) {
  if (takesBalance(leave.type)) await assertEmployeeFunded(db, settings, leave, datedDays(leave));
}

/** Selects the funding facts and the first overlapping leave in one query. */
export function selectDateFacts(db: DbOrTx, leave: DatesOf) {
  const { employeeId, start, end, exceptLeaveId } = leave;
  const except = exceptLeaveId === null ? sql`` : sql`and l.id <> ${exceptLeaveId}`;
  return selectFundingFacts(db, exceptLeaveId)
    .select(
      sql<{ start: Day; end: Day } | null>`(
        select json_build_object('start', l.starts_on, 'end', l.ends_on) from leaves l
        where l.employee_id = e.id and l.state in ${literals(ACTIVE_STATES)}
          and ${sharesDays('l', { start, end })} ${except}
        order by l.starts_on limit 1)`.as('overlap'),
    )
    .where('e.id', '=', employeeId);
}

export type DateRow = InferResult<ReturnType<typeof selectDateFacts>>[number];

/**
 * Refuses dates that overlap the employee's other leave or exceed the balance, in that order (D21).
 * The employee is locked.
 * @throws AppError overlapping_leave, insufficient_balance
 */
export function assertDatesFit(row: DateRow, settings: FundingSettings, leave: ProposedLeave) {
  const { overlap } = row;
  if (overlap) {
    throw new AppError(
      'overlapping_leave',
      t('You already have leave from {start} to {end}', {
        start: formatDay(overlap.start),
        end: formatDay(overlap.end),
      }),
    );
  }
  if (!takesBalance(leave.type)) return;
  const moves = leave.moves ? datedDays(leave.moves) : null;
  assertFunded(toFundingFacts(row), settings, datedDays(leave), moves);
}

/** Refuses a leave over its type's days per calendar year. @throws AppError yearly_limit_reached */
export async function assertYearlyLimit(
  db: DbOrTx,
  leave: ProposedLeave,
  limit = leaveTypeRow(leave.type).daysPerYear,
) {
  if (limit === undefined) return;
  const others = await db
    .selectFrom('leaves')
    .select(['starts_on as start', 'ends_on as end'])
    .where('employee_id', '=', leave.employeeId)
    .where('type', '=', leave.type)
    .where('state', 'in', ACTIVE_STATES)
    .$if(leave.exceptLeaveId !== null, (q) => q.where('id', '<>', leave.exceptLeaveId))
    .execute();
  const problem = yearlyLimitProblem(leave, others, limit);
  if (problem) throw new AppError('yearly_limit_reached', problem);
}

/**
 * Checks overlap, balance and yearly limit (D21) of a locked employee.
 * @throws AppError overlapping_leave, insufficient_balance, yearly_limit_reached
 */
export async function checkDates(db: DbOrTx, settings: FundingSettings, leave: ProposedLeave) {
  assertDatesFit(await selectDateFacts(db, leave).executeTakeFirstOrThrow(), settings, leave);
  await assertYearlyLimit(db, leave);
}
