import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { expectDeletedEntry } from './expect-entry.ts';
import { lockEntry } from './queries.ts';

/** @throws AppError not_found if it is not in the bin */
export async function restoreEntry(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  origin: Origin,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const entry = expectDeletedEntry(await lockEntry(tx, id));
    await tx
      .updateTable('vault_entries')
      .set({ deleted_at: null, deleted_by: null })
      .where('id', '=', entry.id)
      .execute();
    await recordAct(tx, actor, origin, {
      action: 'password_entry_restored',
      subject: entry.platform,
      detail: { entry: id },
    });
  });
}
