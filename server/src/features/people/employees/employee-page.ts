import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type {
  EmployeePage,
  EmployeeRecord,
  EmployeeSort,
  employeePage,
} from '@intranet/contract/people/endpoints.ts';
import {
  ATIVO,
  ATIVO_LABELS,
  type Ativo,
  CARGOS,
  positionName,
} from '@intranet/contract/people/positions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { readListPage, type SortKey } from '#core/db/keyset.ts';
import { byName, byRank } from '#core/db/sort-keys.ts';
import { balancesOn } from '#features/balance/balances.ts';
import { type Area, byArea, passesFilter } from '../people-sql.ts';
import { listAreas } from '../queries.ts';
import { readEmployees } from './queries.ts';

type Query = z.output<(typeof employeePage)['query']>;

function passes({ id, active, ...query }: Query): RawBuilder<boolean> {
  const conditions = [
    passesFilter(query),
    id !== undefined && sql`e.id = ${id}`,
    active === 'present' ? sql`e.ativo <> 'N'` : active && sql`e.ativo = ${active}`,
  ];
  return sql.join(conditions.filter(Boolean), sql` and `) as RawBuilder<boolean>;
}

/** Missing days come last in both directions, as the first or last day that exists. */
const byDay = (day: RawBuilder<unknown>, descending: boolean): SortKey => ({
  expression: sql`coalesce(${day}, ${sql.lit(descending ? '1900-01-01' : '2199-12-31')}::date)`,
  type: 'date',
});

const sortKeys = (areas: readonly Area[], descending: boolean): Record<EmployeeSort, SortKey> => ({
  name: byName(sql.ref('e.name')),
  area: byArea(sql.ref('e.area_id'), areas),
  position: byRank(sql.ref('e.cargo'), CARGOS, positionName),
  balance: { expression: sql.ref('balances.days'), type: 'numeric' },
  active: byRank(sql.ref('e.ativo'), ATIVO, (value) => t(ATIVO_LABELS[value as Ativo])),
  start: byDay(sql.ref('e.start_date'), descending),
  birth_date: byDay(sql.ref('e.birth_date'), descending),
});

/** A page of the employees, former ones included. @throws AppError invalid_input for a cursor of another list */
export async function readEmployeePage(
  db: DbOrTx,
  query: Query,
  today: Day,
): Promise<EmployeePage> {
  const { sort = 'name:asc' } = query;
  const all = db.selectFrom('employees as e');
  const filtered = all.where(passes(query));
  return readListPage(
    {
      name: 'employees',
      keys: sortKeys(await listAreas(db), sort.endsWith(':desc')),
      id: sql.ref<number>('e.id'),
      idOf: ({ id }: EmployeeRecord) => id,
      readRows: (ids) => readEmployees(db, ids, today),
    },
    {
      all,
      filtered,
      sorted: filtered.$if(sort.startsWith('balance:'), (q) =>
        q.innerJoin(balancesOn(today), 'balances.employee_id', 'e.id'),
      ),
    },
    { ...query, sort },
  );
}
