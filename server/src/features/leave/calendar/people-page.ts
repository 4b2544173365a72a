import type {
  CalendarPeople,
  CalendarPerson,
  calendarPeople,
} from '@intranet/contract/leave/calendar-endpoints.ts';
import { ACTIVE_STATES, APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { readListPage } from '#core/db/keyset.ts';
import { byName } from '#core/db/sort-keys.ts';
import { passesFilter } from '#features/people/people-sql.ts';
import { sharesDays } from '../leave-sql.ts';
import { selectLeavesWithin, selectPeople, withPhoto } from './queries.ts';

type Query = z.output<(typeof calendarPeople)['query']>;

/** The id of the area in the filter; 0 for an unknown one. Without a filter, null. */
async function findAreaId(db: DbOrTx, { area }: Query): Promise<number | null> {
  if (!area) return null;
  const found = await db
    .selectFrom('areas')
    .select('id')
    .where('name', '=', area)
    .executeTakeFirst();
  return found?.id ?? 0;
}

/** SQL: employee `e` has leave in these states in the period of the filter. */
function isAway({ away, from, to, away_from = from, away_to = to }: Query, areaId: number | null) {
  const states = away === 'approved' ? APPROVED_STATES : ACTIVE_STATES;
  const period = { start: away_from, end: away_to };
  // Leave has its person's area, and an index by area and day.
  const ofArea = areaId === null ? sql`true` : sql`l.area_id = ${areaId}`;
  return sql<boolean>`e.id in (select l.employee_id from leaves l
    where ${ofArea} and l.state in ${literals(states)} and ${sharesDays('l', period)})`;
}

async function readPeople(db: DbOrTx, ids: readonly number[], query: Query) {
  const these = sql<number>`any(${ids}::bigint[])`;
  const [people, leaves] = await Promise.all([
    selectPeople(db).where('e.id', '=', these).execute(),
    selectLeavesWithin(db, query).where('l.employee_id', '=', these).execute(),
  ]);
  const byPerson = Map.groupBy(leaves, ({ person }) => person);
  return people.map(
    (row): CalendarPerson => ({ ...withPhoto(row), leaves: byPerson.get(row.id) ?? [] }),
  );
}

/** The caller's row, unless the filters by area and name leave them out. */
async function readOwn(db: DbOrTx, own: number, query: Query): Promise<CalendarPerson | null> {
  const found = await db
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.id', '=', own)
    .where(passesFilter(query))
    .executeTakeFirst();
  const [row = null] = found ? await readPeople(db, [found.id], query) : [];
  return row;
}

/**
 * A page of current employees by name, each with the active leave of a range of days.
 * @param own the caller's employee id, if any
 * @throws AppError invalid_input for a cursor of another list
 */
export async function readCalendarPeople(
  db: DbOrTx,
  query: Query,
  own: number | null,
): Promise<CalendarPeople> {
  const { from, to, sort = 'name:asc', after, before } = query;
  const areaId = await findAreaId(db, query);
  const all = db.selectFrom('employees as e').where('e.ativo', '<>', 'N');
  const filtered = all
    .where(passesFilter({ name: query.name }))
    .$if(areaId !== null, (q) => q.where('e.area_id', '=', areaId))
    .$if(query.away !== undefined, (q) => q.where(isAway(query, areaId)));
  const isFirst = after === undefined && before === undefined;
  const [page, ownRow] = await Promise.all([
    readListPage(
      {
        name: 'calendar',
        keys: { name: byName(sql.ref('e.name')) },
        id: sql.ref<number>('e.id'),
        idOf: ({ id }: CalendarPerson) => id,
        readRows: (ids) => readPeople(db, ids, query),
      },
      { all, filtered, sorted: filtered },
      { ...query, sort },
    ),
    isFirst && own !== null ? readOwn(db, own, query) : null,
  ]);
  return { ...page, from, to, own: ownRow };
}
