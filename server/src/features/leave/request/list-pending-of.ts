import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { findNamedPerson } from '#features/people/queries.ts';
import { authorizeActingFor } from '../policy.ts';
import { listPending } from '../queries.ts';

/**
 * A person's pending leaves, earliest first (spec §7).
 * @throws AppError forbidden, no_employee, not_active
 */
export async function listPendingOf(deps: Deps, actor: Actor, name: string) {
  const employee = authorizeActingFor(actor, await findNamedPerson(deps.db, name));
  return listPending(deps.db, employee.id);
}
