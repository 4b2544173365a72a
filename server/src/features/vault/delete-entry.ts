import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { expectEntry } from './expect-entry.ts';
import { lockEntry } from './queries.ts';

/** Puts an entry into the bin (spec §7). @throws AppError not_found */
export async function deleteEntry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  origin: Origin,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const entry = expectEntry(await lockEntry(tx, id));
    await tx
      .updateTable('vault_entries')
      .set({ deleted_at: clock.now(), deleted_by: actor.username })
      .where('id', '=', entry.id)
      .execute();
    await recordAct(tx, actor, origin, {
      action: 'password_entry_deleted',
      subject: entry.platform,
      detail: { entry: id },
    });
  });
}
