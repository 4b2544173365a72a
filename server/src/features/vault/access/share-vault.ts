import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { markLostAccess } from '../rotation/mark-lost-access.ts';

/** Sets whether people can use entries that are shared with them. Turned off, what they know is marked (D59). */
export async function shareVault(deps: Deps, actor: Actor, isShared: boolean): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('company_settings')
      .set({ vault_shared: isShared })
      .where('vault_shared', '<>', isShared)
      .returning('only_one')
      .executeTakeFirst();
    if (!changed) return;
    await recordAct(tx, actor, 'vault_sharing_changed', '', { on: isShared });
    if (!isShared) await markLostAccess(tx, deps, { by: actor, cause: 'switched_off' });
  });
}
