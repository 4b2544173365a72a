import { addDays, addMonths, type Day } from '@intranet/contract/core/days.ts';
import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type {
  leaveReport,
  leaveReportOfPeople,
} from '@intranet/contract/leave/report-endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import { sortByText } from '#core/text-order.ts';

type AreaRow = z.infer<typeof leaveReport.reply>['rows'][number];
type PersonRow = z.infer<typeof leaveReportOfPeople.reply>['rows'][number];

const isApproved = sql`l.state in ${literals(APPROVED_STATES)}`;

/**
 * SQL: leave `l` is approved and has days in a year. At 366 days at most (D21), a part of the index by
 * first day will do.
 */
export const isApprovedIn = (year: Value<number>) => sql<boolean>`(
  ${isApproved} and l.starts_on <= make_date(${year}::int, 12, 31)
  and l.ends_on >= make_date(${year}::int, 1, 1)
  and l.starts_on > make_date(${year}::int, 1, 1) - 366)`;

/** SQL for the days that leaves have in the month that begins on a day. */
function daysIn(first: Day): RawBuilder<unknown> {
  const last = addDays(addMonths(first, 1), -1);
  return sql`sum(greatest(0, least(l.ends_on, ${last}::date) - greatest(l.starts_on, ${first}::date) + 1))::int`;
}

/**
 * Calendar days of approved leave by type and month (pitfall 11), former employees included.
 * @param by columns of the leave `l`
 */
function countDays(year: number, by: RawBuilder<unknown>) {
  const start = `${year}-01-01`;
  const months = Array.from({ length: 12 }, (_, month) => daysIn(addMonths(start, month)));
  return sql`
    select ${by}, l.type, count(*) as leaves, array[${sql.join(months)}] as months
    from leaves l
    where ${isApprovedIn(year)}
    group by ${by}, l.type`;
}

export async function listLeaveDays(db: DbOrTx, year: number): Promise<AreaRow[]> {
  const { rows } = await sql<AreaRow>`
    select areas.name as area, counted.type as leave_type, counted.leaves, counted.months
    from (${countDays(year, sql`l.area_id`)}) counted
    join areas on areas.id = counted.area_id`.execute(db);
  return sortByText(rows, ({ area, leave_type }) => `${area}\n${leave_type}`);
}

export async function listLeaveDaysOfPeople(db: DbOrTx, year: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select e.id as employee_id, e.name, areas.name as area, e.cargo, counted.type as leave_type,
      counted.leaves, counted.months
    from (${countDays(year, sql`l.employee_id`)}) counted
    join employees e on e.id = counted.employee_id
    join areas on areas.id = e.area_id`.execute(db);
  return sortByText(rows, ({ name, leave_type }) => `${name}\n${leave_type}`);
}

/** The years that have approved leave, in order. Each is looked up by the index, between the first and the last. */
export async function listLeaveYears(db: DbOrTx): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select year
    from (select min(l.starts_on) as first, max(l.starts_on) as last from leaves l where ${isApproved}) l
    -- The last leave may end in the next year.
    cross join generate_series(extract(year from first)::int, extract(year from last)::int + 1) year
    where exists (
      select from leaves l where ${isApprovedIn(sql`year`)}
    )
    order by year`.execute(db);
  return rows.map(({ year }) => year);
}
