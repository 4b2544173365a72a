import type { Day } from '@intranet/contract/core/days.ts';
import {
  ACTIVE_STATES,
  type LeaveState,
  WAITING_STATES,
} from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { ALL_AREAS } from '@intranet/contract/people/positions.ts';
import { type RawBuilder, sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';

/** SQL for the id of the area of this name; undefined for all areas. */
export const areaCalled = (name: string) =>
  name === ALL_AREAS ? undefined : sql<number | null>`(select id from areas where name = ${name})`;

/** SQL for the id of an employee's area. */
export const areaOfEmployee = (id: number | null) =>
  sql<number>`(select area_id from employees where id = ${id})`;

export interface AbsenceScope {
  employeeId: Value<number>;
  areaId: Value<number>;
  start: Value<Day>;
  end: Value<Day>;
}

/** SQL: `leave` shares a day with these dates. At 366 days at most (D21), one year of the index will do. */
export function sharesDays(leave: string, { start, end }: Pick<AbsenceScope, 'start' | 'end'>) {
  const [from, to] = [sql.ref(`${leave}.starts_on`), sql.ref(`${leave}.ends_on`)];
  return sql<boolean>`(
    ${from} <= ${end}::date and ${from} > ${start}::date - 366 and ${to} >= ${start}::date)`;
}

export const IS_PENDING = sql<boolean>`o.state = 'pending'`;

/** SQL: `o` is active leave of a current colleague `c` of the area on one of these days (D14, D24, D30). */
export function isColleagueAway(scope: AbsenceScope): RawBuilder<boolean> {
  return sql<boolean>`(
    o.area_id = ${scope.areaId} and o.employee_id <> ${scope.employeeId} and c.ativo <> 'N'
    and o.state in ${literals(ACTIVE_STATES)} and ${sharesDays('o', scope)})`;
}

/** SQL: leave `l` waits for a decision, about itself or its cancellation (D26). */
export const IS_WAITING = sql<boolean>`l.state in ${literals(WAITING_STATES)}`;

/** Joins leaves `l` with their employee `e` and area. */
export const joinLeaves = (db: DbOrTx) =>
  db
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .innerJoin('areas', 'areas.id', 'l.area_id');

/** Selects leaves with the names that replies use. */
export function selectLeaves(db: DbOrTx) {
  return joinLeaves(db)
    .select(['l.id', 'l.version', 'e.id as employee_id', 'e.name', 'areas.name as area', 'e.cargo'])
    .select('l.state')
    .select(['l.type as leave_type', 'l.starts_on as start', 'l.ends_on as end', 'l.days'])
    .select('l.requested_at')
    .$narrowType<{ leave_type: LeaveType; state: LeaveState }>();
}
