import type { Day, Period } from '@intranet/contract/core/days.ts';
import { MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import { ACTIVE_STATES, APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { CARGOS } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { Db, DbOrTx } from '#core/db/database.ts';
import { folded } from '#core/db/folded.ts';
import { sortByDayThenName, sortByText } from '#core/text-order.ts';
import { readOwnBalance } from '#features/balance/queries.ts';
import {
  type AbsenceScope,
  areaCalled,
  IS_PENDING,
  isColleagueAway,
  sharesDays,
} from './leave-sql.ts';

/**
 * SQL: leave `l` is in the lists, unlike withdrawn and cancelled leave (D26). Literals, so that the
 * planner can use the partial index.
 */
export const IS_LISTED = sql<boolean>`l.state not in ${literals(['withdrawn', 'cancelled'])}`;

/** True if the list of leave is too long for a browser to read it whole. */
export async function hasManyLeaves(db: DbOrTx): Promise<boolean> {
  const row = await db
    .selectFrom('leaves as l')
    .select('l.id')
    .where(IS_LISTED)
    .orderBy('l.starts_on')
    .offset(MAX_WHOLE_LIST)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The leaves of an area, or of all areas, by start date, without withdrawn and cancelled ones (D26). Reads
 * each person once instead of joining them to every leave, in one snapshot (docs/decisions/0014).
 */
export async function listLeaves(db: Db, area: string) {
  const areaId = areaCalled(area);
  const inArea = (column: 'e.area_id' | 'l.area_id') =>
    areaId ? sql<boolean>`${sql.ref(column)} = ${areaId}` : sql<boolean>`true`;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const people = await tx
        .selectFrom('employees as e')
        .innerJoin('areas', 'areas.id', 'e.area_id')
        .select(['e.id', 'e.name', 'areas.name as area', 'e.cargo'])
        .where(inArea('e.area_id'))
        .execute();
      const leaves = await tx
        .selectFrom('leaves as l')
        .select(['l.id', 'l.employee_id', 'l.starts_on', 'l.ends_on', 'l.type', 'l.state'])
        .where(IS_LISTED)
        .where(inArea('l.area_id'))
        .orderBy('l.starts_on')
        .orderBy('l.id')
        .execute();
      const byId = new Map(people.map((person) => [person.id, person]));
      return leaves.map((leave) => {
        const person = byId.get(leave.employee_id);
        if (!person) throw new Error(`Leave ${leave.id} has no employee in its area`);
        return { ...leave, name: person.name, area: person.area, cargo: person.cargo };
      });
    });
}

export async function listPending(db: DbOrTx, employeeId: number) {
  return db
    .selectFrom('leaves')
    .select(['type', 'starts_on', 'ends_on'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'pending')
    .orderBy('starts_on')
    .execute();
}

/** A person's pending leave that starts on this day (D29). */
export async function findPendingByStart(db: DbOrTx, employeeId: number, start: Day) {
  return db
    .selectFrom('leaves')
    .select(['id', 'type', 'starts_on', 'ends_on', 'version'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'pending')
    .where('starts_on', '=', start)
    .executeTakeFirst();
}

/** Colleagues with active leave on any of these days, by start and name (D24, D30). */
export async function listAway(db: DbOrTx, scope: AbsenceScope) {
  const rows = await db
    .selectFrom('leaves as o')
    .innerJoin('employees as c', 'c.id', 'o.employee_id')
    .select(['c.id as employee_id', 'c.name', 'o.starts_on as start', 'o.ends_on as end'])
    .select(IS_PENDING.as('pending'))
    .where(isColleagueAway(scope))
    .orderBy('c.name')
    .execute();
  return sortByDayThenName(rows, ({ start }) => start);
}

async function findNextLeave(db: DbOrTx, employeeId: number, today: Day) {
  const row = await db
    .selectFrom('leaves')
    .select(['type as leave_type', 'starts_on as start', 'ends_on as end', 'days', 'state'])
    .where('employee_id', '=', employeeId)
    .where('state', 'in', ACTIVE_STATES)
    .where('ends_on', '>=', today)
    .orderBy('starts_on')
    .limit(1)
    .$narrowType<{ leave_type: LeaveType }>()
    .executeTakeFirst();
  if (!row) return null;
  const { state, ...leave } = row;
  return { ...leave, approved: APPROVED_STATES.some((approved) => approved === state) };
}

/** An employee's balance, next accrual, and current or next leave. */
export async function readOwnLeave(db: DbOrTx, employeeId: number, today: Day) {
  const [own, next] = await Promise.all([
    readOwnBalance(db, employeeId, today),
    findNextLeave(db, employeeId, today),
  ]);
  return { ...own, next };
}

/**
 * Approved leave of other current employees in a period, by start and name.
 * @param area null for all areas
 */
export async function listAwayWithPhotos(
  db: DbOrTx,
  { start, end }: { start: Day; end: Day },
  { area, employeeId }: { area: string | null; employeeId: number | null },
) {
  const rows = await db
    .selectFrom('leaves as o')
    .innerJoin('employees as c', 'c.id', 'o.employee_id')
    .innerJoin('areas', 'areas.id', 'o.area_id')
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.id as employee_id', 'c.name', 'areas.name as area', 'c.cargo', 'a.photo_key'])
    .select(['o.starts_on as start', 'o.ends_on as end'])
    .where('c.ativo', '<>', 'N')
    .where(sql<boolean>`o.state in ${literals(APPROVED_STATES)}`)
    .where(sharesDays('o', { start, end }))
    .$if(area !== null, (q) => q.where('areas.name', '=', area))
    .$if(employeeId !== null, (q) => q.where('o.employee_id', '<>', employeeId))
    .orderBy('c.name')
    .execute();
  return sortByDayThenName(rows, (row) => row.start);
}

const RANKS: readonly string[] = CARGOS;

/**
 * The first current employees of areas by position and name, each with the next approved leave of a
 * period, and the number of the others.
 * @param areas lower-case names
 */
export async function listTeam(
  db: DbOrTx,
  areas: readonly string[],
  period: Period,
  limit: number,
) {
  const first = db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id', sql<number>`count(*) over ()`.as('team')])
    .where('e.ativo', '<>', 'N')
    .where(sql<string>`lower(areas.name)`, 'in', areas)
    .orderBy(sql`array_position(${RANKS}::text[], e.cargo)`)
    .orderBy(folded(sql.ref('e.name')))
    .orderBy('e.id')
    .limit(limit);
  const rows = await db
    .selectFrom(first.as('first'))
    .innerJoin('employees as e', 'e.id', 'first.id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('leaves as o')
          .select(['o.starts_on as start', 'o.ends_on as end'])
          .whereRef('o.employee_id', '=', 'e.id')
          .where(sql<boolean>`o.state in ${literals(APPROVED_STATES)}`)
          .where(sharesDays('o', period))
          .orderBy('o.starts_on')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select(['e.id as employee_id', 'e.name', 'e.cargo', 'a.photo_key'])
    .select(['next.start', 'next.end', 'first.team'])
    .execute();
  const rankOf = ({ cargo }: { cargo: string }) => RANKS.indexOf(cargo);
  return {
    rows: sortByText(rows, ({ name }) => name).sort((a, b) => rankOf(a) - rankOf(b)),
    unlisted: (rows[0]?.team ?? 0) - rows.length,
  };
}
