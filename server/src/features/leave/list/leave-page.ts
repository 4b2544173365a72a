import type { Day } from '@intranet/contract/core/days.ts';
import {
  APPROVED_STATES,
  statusLabel,
  usageLabel,
  WIRE_STATUS,
} from '@intranet/contract/leave/leave-states.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeavePage, LeaveSort, leavePage } from '@intranet/contract/leave/list-endpoints.ts';
import { CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { readListPage, type SortKey } from '#core/db/keyset.ts';
import { byName, byRank } from '#core/db/sort-keys.ts';
import { type Area, byArea, passesFilter } from '#features/people/people-sql.ts';
import { listAreas } from '#features/people/queries.ts';
import { joinLeaves } from '../leave-sql.ts';
import { presentLeaves } from '../present.ts';
import { IS_LISTED } from '../queries.ts';

type Query = z.output<(typeof leavePage)['query']>;

const IS_APPROVED = sql<boolean>`l.state in ${literals(APPROVED_STATES)}`;

const isTaken = (today: Day) => sql<boolean>`(${IS_APPROVED} and l.ends_on < ${today}::date)`;

/** SQL: the leave isn't over. At 366 days at most (D21), a part of the index by first day will do. */
const endsFrom = (today: Day) =>
  sql<boolean>`(l.ends_on >= ${today}::date and l.starts_on > ${today}::date - 366)`;

const selectListed = (db: DbOrTx) => db.selectFrom('leaves as l').where(IS_LISTED);

/** In the order of their index, because to count them the planner would rather read the whole table. */
const selectAll = (db: DbOrTx) =>
  db.selectFrom(
    selectListed(db).select('l.id').orderBy('l.starts_on').orderBy('l.id').offset(0).as('l'),
  );

function selectFiltered(db: DbOrTx, query: Query, today: Day) {
  const { name, area, approved, type, position, status, from, to, when = 'all' } = query;
  const people = db
    .selectFrom('employees as e')
    .select('e.id')
    .where(passesFilter({ name, position }));
  return selectListed(db)
    .$if(Boolean(name || position), (q) => q.where('l.employee_id', 'in', people))
    .$if(Boolean(area), (q) =>
      q.where(
        'l.area_id',
        'in',
        db
          .selectFrom('areas')
          .select('id')
          .where('name', '=', area ?? ''),
      ),
    )
    .$if(approved === 'yes', (q) => q.where(IS_APPROVED))
    .$if(type !== undefined, (q) => q.where('l.type', '=', type ?? ''))
    .$if(status === 'S', (q) => q.where(isTaken(today)))
    .$if(status === 'N', (q) => q.where(sql<boolean>`not ${isTaken(today)}`))
    .$if(from !== undefined, (q) => q.where('l.starts_on', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('l.ends_on', '<=', to ?? ''))
    .$if(when === 'upcoming', (q) => q.where(endsFrom(today)))
    .$if(when === 'past', (q) =>
      q.where(sql<boolean>`(l.ends_on < ${today}::date and l.starts_on < ${today}::date)`),
    );
}

function sortKeys(areas: readonly Area[], today: Day): Record<LeaveSort, SortKey> {
  const used = sql`case when ${isTaken(today)} then 'S' else 'N' end`;
  const status = sql`case when l.state = 'pending' then 'PENDENTE'
    when ${IS_APPROVED} then 'APROVADO' else 'REJEITADO' end`;
  return {
    start: { expression: sql.ref('l.starts_on'), type: 'date' },
    end: { expression: sql.ref('l.ends_on'), type: 'date' },
    name: byName(sql.ref('e.name')),
    area: byArea(sql.ref('l.area_id'), areas),
    position: byRank(sql.ref('e.cargo'), CARGOS, positionName),
    type: byRank(sql.ref('l.type'), LEAVE_TYPES, (type) => leaveTypeLabel(type as never)),
    status: byRank(used, ['S', 'N'], usageLabel),
    approval: byRank(status, WIRE_STATUS, statusLabel),
  };
}

const readRows = (db: DbOrTx, ids: readonly number[]) =>
  joinLeaves(db)
    .select(['e.id as employee_id', 'e.name', 'areas.name as area', 'e.cargo'])
    .select(['l.id', 'l.starts_on', 'l.ends_on', 'l.type', 'l.state'])
    .where('l.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

const isByPerson = (sort: string) => /^(name|position):/.test(sort);

type LeaveRow = Awaited<ReturnType<typeof readRows>>[number];

/** A page of the list of leave. @throws AppError invalid_input for a cursor of another list */
export async function readLeavePage(db: DbOrTx, query: Query, today: Day): Promise<LeavePage> {
  const { sort = 'start:desc' } = query;
  const filtered = selectFiltered(db, query, today);
  const page = await readListPage(
    {
      name: 'leaves',
      keys: sortKeys(await listAreas(db), today),
      id: sql.ref<number>('l.id'),
      idOf: ({ id }: LeaveRow) => id,
      readRows: (ids) => readRows(db, ids),
    },
    {
      all: selectAll(db),
      filtered,
      sorted: filtered.$if(isByPerson(sort), (q) =>
        q.innerJoin('employees as e', 'e.id', 'l.employee_id'),
      ),
    },
    { ...query, sort },
  );
  return { ...page, rows: presentLeaves(page.rows, today) };
}
