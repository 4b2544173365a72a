import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { authorizeReading } from '#features/people/policy.ts';
import { findNamedPerson } from '#features/people/queries.ts';
import { presentDetail } from './present-leave.ts';
import { findDetail, listDetails } from './queries.ts';

/**
 * A person's leaves with their history, latest first. By default the actor's; admins can read anybody's.
 * @throws AppError forbidden, no_employee
 */
export async function listLeaveOf(
  deps: Deps,
  actor: Actor,
  name = actor.employee?.name ?? actor.username,
): Promise<LeaveDetail[]> {
  const employee = authorizeReading(actor, await findNamedPerson(deps.db, name));
  const rows = await listDetails(deps.db, actor.accountId, employee.id, today(deps));
  return rows.flatMap((row) => presentDetail(actor, row) ?? []);
}

/** One leave, as far as the reader may see it. @throws AppError not_found */
export async function readLeave(deps: Deps, actor: Actor, leaveId: number): Promise<LeaveDetail> {
  const row = await findDetail(deps.db, actor.accountId, leaveId, today(deps));
  const detail = row && presentDetail(actor, row);
  if (!detail) throw new AppError('not_found', 'There is no such leave.');
  return detail;
}
