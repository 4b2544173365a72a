import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Employee } from '#features/people/queries.ts';

/** Removes the deputies of a former Head, so they don't return if the person becomes Head again (D23). */
export async function removeDeputies(
  tx: Tx,
  { by, origin }: { by: Actor; origin: Origin },
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
    await recordAct(tx, by, origin, {
      action: 'deputy_removed',
      subject: head.name,
      detail: { deputy: name, reason: 'Not a Head any more' },
    });
  }
}
