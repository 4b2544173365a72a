import type { Day } from '@intranet/contract/days.ts';
import type { LeaveState } from '@intranet/contract/leave/types.ts';
import { type RawBuilder, sql } from 'kysely';

/** A value, or a column that holds it. */
type Value<T> = T | RawBuilder<T>;

/** Whose colleagues, and on which days. */
export interface Around {
  employeeId: Value<number>;
  areaId: Value<number>;
  start: Value<Day>;
  end: Value<Day>;
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
    and o.starts_on <= ${end} and o.ends_on >= ${start})`;
}
