import type { DeparturePage, departures } from '@intranet/contract/people/leaving-endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { contains } from '#core/db/folded.ts';
import { readListPage } from '#core/db/keyset.ts';
import { presentDeparture, recordOf } from './queries.ts';

type Query = z.output<(typeof departures)['query']>;

async function readRows(db: DbOrTx, ids: readonly number[]): Promise<DeparturePage['rows']> {
  const rows = await db
    .selectFrom('departures as d')
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .selectAll('d')
    .select(['e.name', 'areas.name as area', 'e.cargo'])
    .where('d.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map((row) => {
    const { note: _, version: __, ...departure } = presentDeparture(row);
    const record = recordOf(row);
    const { employee_id, name, area, cargo } = row;
    return { ...departure, employee_id, name, area, cargo, owed: record?.owed ?? null };
  });
}

/** @throws AppError invalid_input for a cursor of another list */
export function readDeparturePage(db: DbOrTx, query: Query): Promise<DeparturePage> {
  const { sort = 'last_day:desc', name = '', area, state } = query;
  const all = db
    .selectFrom('departures as d')
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .where('d.cancelled_at', 'is', null);
  const filtered = all
    .$if(name !== '', (q) => q.where(contains(sql.ref('e.name'), name)))
    .$if(area !== undefined, (q) =>
      q.where('e.area_id', '=', (eb) =>
        eb
          .selectFrom('areas')
          .select('id')
          .where('name', '=', area ?? ''),
      ),
    )
    .$if(state !== undefined, (q) =>
      q.where('d.finished_at', state === 'finished' ? 'is not' : 'is', null),
    );
  return readListPage(
    {
      name: 'departures',
      keys: { last_day: { expression: sql.ref('d.last_day'), type: 'date' } },
      id: sql.ref<number>('d.id'),
      idOf: ({ id }: DeparturePage['rows'][number]) => id,
      readRows: (ids) => readRows(db, ids),
    },
    { all, filtered, sorted: filtered },
    { ...query, sort },
  );
}
