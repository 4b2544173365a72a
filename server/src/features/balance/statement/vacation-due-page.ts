import type {
  PersonDue,
  VacationDuePage,
  VacationDueSort,
  vacationDuePage,
} from '@intranet/contract/balance/statement-endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { readListPage, type SortKey } from '#core/db/keyset.ts';
import { byName } from '#core/db/sort-keys.ts';
import { type Area, byArea, passesFilter } from '#features/people/people-sql.ts';
import { listAreas } from '#features/people/queries.ts';
import { readLeaveSettings } from '../settings/queries.ts';
import { vacationDueOn, vacationDueOrderOn } from './vacation-due.ts';

type Query = z.output<(typeof vacationDuePage)['query']>;

const NO_PAGE = { rows: [], total: 0, found: 0, next: null, previous: null };

type Condition = RawBuilder<boolean>;

/** @param who a condition of employee `e` */
const selectOrder = (db: DbOrTx, today: Day, who?: Condition) =>
  db.selectFrom(vacationDueOrderOn(today, who)).where('due.urgency', 'is not', null);

/** @param who a condition of employee `e` */
const selectDue = (db: DbOrTx, today: Day, who?: Condition) =>
  db.selectFrom(vacationDueOn(today, who)).where(sql<boolean>`(due.overdue > 0 or due.due > 0)`);

/** @param who a condition of employee `e` */
export const selectVacationDue = (db: DbOrTx, today: Day, who?: Condition) =>
  selectDue(db, today, who)
    .innerJoin('areas', 'areas.id', 'due.area_id')
    .select(['due.employee_id', 'due.name', 'areas.name as area'])
    .select(['due.overdue', 'due.missed', 'due.due', 'due.by']);

const sortKeys = (areas: readonly Area[]): Record<VacationDueSort, SortKey> => ({
  overdue: { expression: sql.ref('due.urgency'), type: 'bigint' },
  name: byName(sql.ref('due.name')),
  area: byArea(sql.ref('due.area_id'), areas),
  due: { expression: sql.ref('due.due'), type: 'numeric' },
  by: { expression: sql.ref('due.by'), type: 'date' },
});

/**
 * A page of people with overdue or due vacation (CLT Art. 134, 137), without rows while hints are off.
 * @throws AppError invalid_input for a cursor of another list
 */
export async function readVacationDuePage(
  db: DbOrTx,
  query: Query,
  today: Day,
): Promise<VacationDuePage> {
  const { sort = 'overdue:desc' } = query;
  const { law_hints: enabled } = await readLeaveSettings(db);
  if (!enabled) return { enabled, ...NO_PAGE };
  const all = selectOrder(db, today);
  const isFiltered = query.name || query.area;
  const who = isFiltered ? passesFilter(query) : undefined;
  const filtered = isFiltered ? selectOrder(db, today, who) : all;
  // Sorted by name, the rows follow an index, and few are read.
  const sorted = sort.startsWith('name:') ? selectDue(db, today, who) : filtered;
  const page = await readListPage(
    {
      // Not `due-vacations`, as before migration 0069: those cursors have other keys.
      name: 'vacation-due',
      keys: sortKeys(await listAreas(db)),
      id: sql.ref<number>('due.employee_id'),
      idOf: (row: PersonDue) => row.employee_id,
      readRows: (ids) =>
        selectVacationDue(db, today, sql<boolean>`e.id = any(${ids}::bigint[])`).execute(),
    },
    { all, filtered, sorted },
    { ...query, sort },
  );
  return { enabled, ...page };
}
