import type { Actor } from '#core/actor.ts';
import { type By, recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { PeopleDeps } from '../hooks.ts';
import type { Employee } from '../queries.ts';
import { authorizeRemoving } from './policy.ts';
import { lockNaming } from './queries.ts';

/**
 * Removes a deputy, voids their mailed links and notifies the next approvers (D23).
 * @throws AppError forbidden, not_found
 */
export async function removeDeputy(deps: PeopleDeps, actor: Actor, id: number) {
  await deps.db.transaction().execute(async (tx) => {
    const naming = authorizeRemoving(actor, await lockNaming(tx, id));
    await tx.deleteFrom('deputies').where('id', '=', naming.id).execute();
    await deps.hooks.requestMissingApprovals(tx, { employeeId: naming.headId });
    await recordAct(tx, actor, 'deputy_removed', naming.head, { deputy: naming.deputy });
  });
}

/** Removes the deputies of a former Head, so they don't return if the person becomes Head again (D23). */
export async function removeDeputies(
  tx: Tx,
  by: By,
  head: Pick<Employee, 'id' | 'name'>,
): Promise<void> {
  const ended = await tx
    .deleteFrom('deputies as d')
    .using('employees as e')
    .whereRef('e.id', '=', 'd.deputy_id')
    .where('d.head_id', '=', head.id)
    .returning('e.name')
    .execute();
  for (const { name } of ended) {
    await recordAct(tx, by, 'deputy_removed', head.name, {
      deputy: name,
      reason: 'No longer a Head',
    });
  }
}
