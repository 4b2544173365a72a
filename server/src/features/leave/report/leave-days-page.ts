import { addDays, addMonths } from '@intranet/contract/core/days.ts';
import { LEAVE_TYPES } from '@intranet/contract/leave/leave-types.ts';
import type {
  LeaveDaysPage,
  LeaveDaysSort,
  leaveDaysPage,
} from '@intranet/contract/leave/report-endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { readListPage, type SortKey } from '#core/db/keyset.ts';
import { byName } from '#core/db/sort-keys.ts';
import { type Area, byArea, passesFilter } from '#features/people/people-sql.ts';
import { listAreas } from '#features/people/queries.ts';
import { isApprovedIn } from './queries.ts';

type Query = z.output<(typeof leaveDaysPage)['query']>;
type Row = LeaveDaysPage['rows'][number];

/** SQL: the days that leave `l` has in a year. */
function daysIn(year: number) {
  const first = `${year}-01-01`;
  const last = addDays(addMonths(first, 12), -1);
  return sql<number>`(least(l.ends_on, ${last}::date) - greatest(l.starts_on, ${first}::date) + 1)`;
}

/** SQL: the figure of a column that people can be sorted by. */
const figureOf = (column: string, year: number): RawBuilder<number> =>
  column === 'leaves'
    ? sql`count(*)`
    : sql`coalesce(sum(${daysIn(year)}) filter (where ${column} in ('total', l.type)), 0)`;

const selectLeaves = (db: DbOrTx, year: number) =>
  db.selectFrom('leaves as l').where(isApprovedIn(year));

const FIGURE: SortKey = { expression: sql.ref('counted.figure'), type: 'bigint' };

const sortKeys = (areas: readonly Area[]) =>
  ({
    name: byName(sql.ref('e.name')),
    area: byArea(sql.ref('e.area_id'), areas),
    ...Object.fromEntries(['leaves', 'total', ...LEAVE_TYPES].map((column) => [column, FIGURE])),
  }) as Record<LeaveDaysSort, SortKey>;

const readRows = (db: DbOrTx, year: number, ids: readonly number[]): Promise<Row[]> => {
  const counted = selectLeaves(db, year)
    .select(['l.employee_id', 'l.type'])
    .select([sql<number>`count(*)`.as('leaves'), sql<number>`sum(${daysIn(year)})`.as('days')])
    .where('l.employee_id', '=', sql<number>`any(${ids}::bigint[])`)
    .groupBy(['l.employee_id', 'l.type']);
  return db
    .selectFrom(counted.as('counted'))
    .innerJoin('employees as e', 'e.id', 'counted.employee_id')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id as employee_id', 'e.name', 'areas.name as area'])
    .select([
      sql<number>`sum(counted.leaves)::int`.as('leaves'),
      sql<number>`sum(counted.days)::int`.as('total'),
      sql<
        Row['types']
      >`json_agg(json_build_object('leave_type', counted.type, 'days', counted.days))`.as('types'),
    ])
    .groupBy(['e.id', 'areas.name'])
    .execute();
};

/** A page of people with approved leave in a year, former employees included. @throws AppError invalid_input for a cursor of another list */
export async function readLeaveDaysPage(db: DbOrTx, query: Query): Promise<LeaveDaysPage> {
  const { year, sort = 'name:asc' } = query;
  const [column = ''] = sort.split(':');
  const people = db.selectFrom('employees as e');
  const hasLeave = sql<boolean>`e.id in (${selectLeaves(db, year).select('l.employee_id')})`;
  const counted = selectLeaves(db, year)
    .select(['l.employee_id', figureOf(column, year).as('figure')])
    .groupBy('l.employee_id');
  const all = people.where(hasLeave);
  const filtered = query.name || query.area ? all.where(passesFilter(query)) : all;
  const isByFigure = column !== 'name' && column !== 'area';
  return readListPage(
    {
      name: 'leave-days',
      keys: sortKeys(await listAreas(db)),
      id: sql.ref<number>('e.id'),
      idOf: (row) => row.employee_id,
      readRows: (ids) => readRows(db, year, ids),
    },
    {
      all,
      filtered,
      sorted: isByFigure
        ? people
            .where(passesFilter(query))
            .innerJoin(counted.as('counted'), 'counted.employee_id', 'e.id')
        : filtered,
    },
    { ...query, sort },
  );
}
