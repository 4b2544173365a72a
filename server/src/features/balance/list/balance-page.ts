import type {
  BalancePage,
  BalanceSort,
  balancePage,
} from '@intranet/contract/balance/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { readListPage, type SortKey } from '#core/db/keyset.ts';
import { byName, byRank } from '#core/db/sort-keys.ts';
import { type Area, byArea, passesFilter } from '#features/people/people-sql.ts';
import { listAreas } from '#features/people/queries.ts';
import { balancesOn } from '../balances.ts';

type Query = z.output<(typeof balancePage)['query']>;

const sortKeys = (areas: readonly Area[]): Record<BalanceSort, SortKey> => ({
  name: byName(sql.ref('e.name')),
  area: byArea(sql.ref('e.area_id'), areas),
  position: byRank(sql.ref('e.cargo'), CARGOS, positionName),
  balance: { expression: sql.ref('balances.days'), type: 'numeric' },
});

const readRows = (db: DbOrTx, ids: readonly number[], today: Day) =>
  db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id as employee_id', 'e.name as username', 'areas.name as area', 'e.cargo'])
    .innerJoin(balancesOn(today), 'balances.employee_id', 'e.id')
    .select('balances.days as balance')
    .where('e.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

/** A page of the balances of current employees (D14). @throws AppError invalid_input for a cursor of another list */
export async function readBalancePage(db: DbOrTx, query: Query, today: Day): Promise<BalancePage> {
  const { sort = 'name:asc' } = query;
  const areas = await listAreas(db);
  const all = db.selectFrom('employees as e').where('e.ativo', '<>', 'N');
  const filtered = all.where(passesFilter(query));
  return readListPage(
    {
      name: 'balances',
      keys: sortKeys(areas),
      id: sql.ref<number>('e.id'),
      idOf: (row) => row.employee_id,
      readRows: (ids) => readRows(db, ids, today),
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
