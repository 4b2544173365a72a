import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { leaveReport } from '@intranet/contract/leave/report-endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';

type ReportRow = z.infer<typeof leaveReport.reply>['rows'][number];

const isApproved = sql`l.state in ${literals(APPROVED_STATES)}`;

/** Calendar days of approved leave by person, type and month (pitfall 11), former employees included. */
export async function listLeaveDays(db: DbOrTx, year: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    with months as (
      select number, make_date(${year}::int, number, 1) as first,
        (make_date(${year}::int, number, 1) + interval '1 month - 1 day')::date as last
      from generate_series(1, 12) as number
    ), counted as (
      select l.employee_id, l.type, months.number, count(*) as leaves,
        sum(greatest(0, least(l.ends_on, months.last) - greatest(l.starts_on, months.first) + 1))
          as days
      from leaves l cross join months
      where ${isApproved}
        and l.starts_on <= make_date(${year}::int, 12, 31)
        and l.ends_on >= make_date(${year}::int, 1, 1)
      group by l.employee_id, l.type, months.number
    )
    select e.id as employee_id, e.name, areas.name as area, e.cargo, counted.type as leave_type,
      max(counted.leaves) as leaves,
      array_agg(counted.days::int order by counted.number) as months
    from counted
    join employees e on e.id = counted.employee_id
    join areas on areas.id = e.area_id
    group by e.id, areas.name, counted.type`.execute(db);
  return sortByText(rows, ({ name, leave_type }) => `${name}\n${leave_type}`);
}

/** The years that have approved leave, in order. */
export async function listLeaveYears(db: DbOrTx): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year
    from leaves l
    cross join lateral generate_series(
      extract(year from l.starts_on)::int, extract(year from l.ends_on)::int
    ) as year
    where ${isApproved}
    order by year`.execute(db);
  return rows.map(({ year }) => year);
}
