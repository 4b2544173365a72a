import type { Day } from '@intranet/contract/core/days.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import { WAITING_STATES } from '@intranet/contract/leave/leave-states.ts';
import { type RawBuilder, sql } from 'kysely';
import { literals } from '#core/db/literals.ts';
import type { Value } from '#core/db/value.ts';

/** Whose colleagues, and on which days. */
export interface Around {
  employeeId: Value<number>;
  areaId: Value<number>;
  start: Value<Day>;
  end: Value<Day>;
}

/**
 * A condition: a leave shares a day with others. No leave has more than 366 days (D21, and a check of
 * the table), so only a year of an index on first days is read, not all the past.
 * @param leave the alias of a leave
 */
export function sharesDays(leave: string, { start, end }: Pick<Around, 'start' | 'end'>) {
  const [from, to] = [sql.ref(`${leave}.starts_on`), sql.ref(`${leave}.ends_on`)];
  return sql<boolean>`(
    ${from} <= ${end}::date and ${from} > ${start}::date - 366 and ${to} >= ${start}::date)`;
}

/** Whether that leave `o` is not decided yet. */
export const IS_PENDING = sql<boolean>`o.state = 'pending'`;

/**
 * A condition on a leave `o` of an employee `c`: somebody else of the area on any of these days;
 * nobody who has left (D14, D24, D30).
 */
export function isOthersAway(
  { employeeId, areaId, start, end }: Around,
  states: readonly LeaveState[],
): RawBuilder<boolean> {
  return sql<boolean>`(
    o.area_id = ${areaId} and o.employee_id <> ${employeeId} and c.ativo <> 'N'
    and o.state in (${sql.join(states.map((state) => sql.lit(state)))})
    and ${sharesDays('o', { start, end })})`;
}

/** A condition: leave `l` waits for a decision, about itself or about its cancellation (D26). */
export const IS_WAITING = sql<boolean>`l.state in ${literals(WAITING_STATES)}`;
