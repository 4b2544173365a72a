import type { DeparturePage, departures } from '@intranet/contract/people/leaving-endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { contains } from '#core/db/folded.ts';
import { readListPage } from '#core/db/keyset.ts';
import type { LeavingDeps } from './hooks.ts';
import { previewOwed } from './preview-departure.ts';
import { type DepartureRow, presentDeparture, recordOf } from './queries.ts';

type Query = z.output<(typeof departures)['query']>;

/** The days owed on the last day, as the person's page shows them. */
async function owedBy(deps: LeavingDeps, actor: Actor, row: DepartureRow): Promise<number> {
  const record = recordOf(row);
  if (record) return record.owed;
  const { employee_id: employeeId, last_day: lastDay, pays_out: paysOut } = row;
  return previewOwed(deps, actor, { employeeId, lastDay, paysOut });
}

async function readRows(
  deps: LeavingDeps,
  actor: Actor,
  ids: readonly number[],
): Promise<DeparturePage['rows']> {
  const found = await deps.db
    .selectFrom('departures as d')
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .selectAll('d')
    .select(['e.name', 'areas.name as area', 'e.cargo'])
    .where('d.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const rows: DeparturePage['rows'] = [];
  for (const row of found) {
    const { note: _, version: __, ...departure } = presentDeparture(row);
    const { employee_id, name, area, cargo } = row;
    const owed = await owedBy(deps, actor, row);
    rows.push({ ...departure, employee_id, name, area, cargo, owed });
  }
  return rows;
}

/** @throws AppError invalid_input for a cursor of another list */
export function readDeparturePage(
  deps: LeavingDeps,
  actor: Actor,
  query: Query,
): Promise<DeparturePage> {
  const { db } = deps;
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
      readRows: (ids) => readRows(deps, actor, ids),
    },
    { all, filtered, sorted: filtered },
    { ...query, sort },
  );
}
