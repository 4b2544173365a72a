import type { Actor } from '#core/actor.ts';
import type { PersonKey } from './queries.ts';

/** The person that a call's query names; the caller if it names nobody. */
export function personOf(
  actor: Actor,
  { nome, employee_id }: { nome?: string | undefined; employee_id?: number | undefined },
): PersonKey {
  return { name: nome ?? actor.employee?.name ?? actor.username, employeeId: employee_id };
}
