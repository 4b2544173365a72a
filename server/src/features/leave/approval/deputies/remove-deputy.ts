import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { requestMissingApprovals } from '../request-missing-approvals.ts';
import { authorizeRemoving } from './policy.ts';
import { lockNaming } from './queries.ts';

/**
 * Removes a deputy, voids their mailed links and notifies the next approvers (D23).
 * @throws AppError forbidden, not_found
 */
export async function removeDeputy(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  id: number,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const naming = authorizeRemoving(actor, await lockNaming(tx, id));
    await tx.deleteFrom('deputies').where('id', '=', naming.id).execute();
    await requestMissingApprovals(tx, deps);
    await recordAct(tx, actor, origin, {
      action: 'deputy_removed',
      subject: naming.head,
      detail: { deputy: naming.deputy },
    });
  });
}
