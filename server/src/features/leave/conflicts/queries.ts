import { addDays, addMonths, type Day } from '@intranet/contract/core/days.ts';
import { MONTH_CONFLICTS_PAGE } from '@intranet/contract/leave/endpoints.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import { ALL_AREAS } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { Db, DbOrTx } from '#core/db/database.ts';
import { joinLeaves } from '../leave-sql.ts';

const FIRST_BATCH = 2_000;
const DAYS_PER_BATCH = 31;
/** Counting stops here: a longer list opens with counts. */
const MAX_SHORT = 2_000;

// Literals, so the planner can use the partial indexes.
const isActive = (leave: string) =>
  sql<boolean>`${sql.ref(`${leave}.state`)} in ${literals(ACTIVE_STATES)}`;
const isCurrent = (leave: string) =>
  sql<boolean>`${sql.ref(`${leave}.employee_id`)} not in (select id from employees where ativo = 'N')`;

/** Active leaves of current employees, of an area or all, by start and name (D14, D28). */
const selectActiveLeaves = (db: DbOrTx, area: string) =>
  joinLeaves(db)
    .select(['e.id as employee', 'e.name', 'areas.name as area', 'e.cargo'])
    .select(['l.starts_on as start', 'l.ends_on as end'])
    .where(isActive('l'))
    .where('e.ativo', '<>', 'N')
    .$if(area !== ALL_AREAS, (q) => q.where('areas.name', '=', area))
    .orderBy('l.starts_on')
    .orderBy('e.name')
    .orderBy('e.id');

export type ActiveLeave = Awaited<
  ReturnType<ReturnType<typeof selectActiveLeaves>['execute']>
>[number];

/** Active leaves in batches, each a query of its own, so that a slow reader keeps no connection. */
export async function* readActiveLeaves(db: Db, area: string): AsyncGenerator<ActiveLeave[]> {
  const first = await selectActiveLeaves(db, area)
    .limit(FIRST_BATCH + 1)
    .execute();
  if (first.length <= FIRST_BATCH) {
    yield first;
    return;
  }
  // The last day read may have more leaves.
  const lastStart = first.at(-1)?.start as Day;
  yield first.filter(({ start }) => start < lastStart);
  const { last } = await db
    .selectFrom('leaves as l')
    .select(({ fn }) => fn.max<Day>('l.starts_on').as('last'))
    .where(isActive('l'))
    .executeTakeFirstOrThrow();
  for (let from = lastStart; from <= last; from = addDays(from, DAYS_PER_BATCH)) {
    yield await selectActiveLeaves(db, area)
      .where('l.starts_on', '>=', from)
      .where('l.starts_on', '<', addDays(from, DAYS_PER_BATCH))
      .execute();
  }
}

/** The first and last year in which active leave begins, null without any. */
async function findYears(db: DbOrTx) {
  const startOf = (order: 'asc' | 'desc') => sql<Day | null>`(
    select l.starts_on from leaves l where l.area_id = areas.id and ${isActive('l')}
    order by l.starts_on ${sql.raw(order)} limit 1)`;
  const { first, last } = await db
    .selectFrom('areas')
    .select([
      sql<Day | null>`min(${startOf('asc')})`.as('first'),
      sql<Day | null>`max(${startOf('desc')})`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  const yearOf = (day: Day | null) => (day === null ? null : Number(day.slice(0, 4)));
  return { first: yearOf(first), last: yearOf(last) };
}

/** True if there are more conflicts than a list shows at once. */
async function hasManyConflicts(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql`
    select from leaves b
    join leaves a on a.area_id = b.area_id and ${isActive('a')} and ${isCurrent('a')}
      and (a.starts_on, a.id) < (b.starts_on, b.id)
      and a.starts_on > b.starts_on - 366 and a.ends_on >= b.starts_on
    where ${isActive('b')} and ${isCurrent('b')}
    limit ${sql.lit(MAX_SHORT + 1)}`.execute(db);
  return rows.length > MAX_SHORT;
}

/**
 * The number of conflicts that begin in each month of a year, by area (D28). A conflict begins with the
 * later leave. On each day, the leaves that start pair with those that run and with each other.
 */
async function countByMonth(db: DbOrTx, year: number) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const inReach = sql`${isActive('l')} and l.starts_on > ${first}::date - 366
    and l.starts_on <= ${last}::date and l.ends_on >= ${first}::date and ${isCurrent('l')}`;
  const { rows } = await sql<{ area_id: number; area: string; month: string; count: number }>`
    with changes as (
      select area_id, day, sum(starts)::int as starts, sum(ends)::int as ends
      from (
        select l.area_id, l.starts_on as day, count(*) as starts, 0 as ends
        from leaves l where ${inReach} group by 1, 2
        union all
        select l.area_id, l.ends_on + 1, 0, count(*)
        from leaves l where ${inReach} group by 1, 2
      ) change
      group by 1, 2
    ), days as (
      select area_id, day, starts::bigint as starts,
        (sum(starts - ends) over (partition by area_id order by day))::bigint - starts as running
      from changes
    ), months as (
      select area_id, to_char(day, 'YYYY-MM') as month,
        sum(starts * running + starts * (starts - 1) / 2)::bigint as count
      from days where starts > 0 and day >= ${first}::date
      group by 1, 2
    )
    select area_id, areas.name as area, month, count
    from months join areas on areas.id = months.area_id
    where count > 0
    order by lower(areas.name), month`.execute(db);
  return rows;
}

/** @param year this year by default, or the nearest with leave */
export async function readConflictCounts(db: DbOrTx, today: Day, year?: number) {
  const thisYear = Number(today.slice(0, 4));
  const found = await findYears(db);
  const years = { first: found.first ?? thisYear, last: found.last ?? thisYear };
  const shown = year ?? Math.min(Math.max(thisYear, years.first), years.last);
  const counts = await countByMonth(db, shown);
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const isLong = sum > MAX_SHORT || (await hasManyConflicts(db));
  return { year: shown, years, is_long: isLong, counts };
}

export interface ConflictCursor {
  start: Day;
  id: number;
  otherStart: Day;
  otherId: number;
}

interface MonthQuery {
  area: number;
  /** `YYYY-MM` */
  month: string;
  after?: ConflictCursor | undefined;
  limit?: number | undefined;
}

interface PairRow {
  id: number;
  start: Day;
  end: Day;
  other_id: number;
  other_start: Day;
  other_end: Day;
  employee_id: number;
  name: string;
  cargo: string;
  other_employee_id: number;
  other_name: string;
  other_cargo: string;
}

/** A page of an area's conflicts that begin in a month, the latest first. */
export async function listMonthConflicts(
  db: DbOrTx,
  { area, month, after, limit = MONTH_CONFLICTS_PAGE }: MonthQuery,
) {
  const first = `${month}-01`;
  const { rows } = await sql<PairRow>`
    select two.id, two.starts_on as start, two.ends_on as end,
      two.employee_id, second.name, second.cargo,
      one.id as other_id, one.starts_on as other_start, one.ends_on as other_end,
      one.employee_id as other_employee_id, earlier.name as other_name, earlier.cargo as other_cargo
    from leaves two
    join employees second on second.id = two.employee_id and second.ativo <> 'N'
    cross join lateral (
      select a.* from leaves a
      where a.area_id = two.area_id and ${isActive('a')} and ${isCurrent('a')}
        and a.starts_on > two.starts_on - 366 and a.ends_on >= two.starts_on
        and (a.starts_on, a.id) < (two.starts_on, two.id)
      order by a.starts_on desc, a.id desc
    ) one
    join employees earlier on earlier.id = one.employee_id
    where two.area_id = ${area} and ${isActive('two')}
      and two.starts_on >= ${first}::date and two.starts_on < ${addMonths(first, 1)}::date
      ${
        after === undefined
          ? sql``
          : sql`and (two.starts_on, two.id) <= (${after.start}::date, ${after.id}::bigint)
            and (two.starts_on, two.id, one.starts_on, one.id)
              < (${after.start}::date, ${after.id}::bigint, ${after.otherStart}::date, ${after.otherId}::bigint)`
      }
    order by two.starts_on desc, two.id desc, one.starts_on desc, one.id desc
    limit ${limit + 1}`.execute(db);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}
