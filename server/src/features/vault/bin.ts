import { BIN_DAYS } from '@intranet/contract/vault/schemas.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct, recordAudit } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { removeReaders } from '#features/groups/reader-lists.ts';
import { lockDeletedEntry, lockEntry } from './queries.ts';
import { markLostAccess } from './rotation/mark-lost-access.ts';

/** Puts an entry into the bin (spec §7). @throws AppError not_found */
export async function deleteEntry(deps: Deps, actor: Actor, id: number) {
  const deleted = { deleted_at: deps.clock.now(), deleted_by: actor.username };
  await deps.db.transaction().execute(async (tx) => {
    const { platform: subject } = await lockEntry(tx, id);
    await tx.updateTable('vault_entries').set(deleted).where('id', '=', id).execute();
    const action = 'password_entry_deleted';
    await recordAct(tx, actor, action, subject, { entry: id });
  });
}

/** @throws AppError not_found if it is not in the bin */
export async function restoreEntry(deps: Deps, actor: Actor, id: number) {
  const restored = { deleted_at: null, deleted_by: null };
  await deps.db.transaction().execute(async (tx) => {
    const { platform: subject } = await lockDeletedEntry(tx, id);
    await tx.updateTable('vault_entries').set(restored).where('id', '=', id).execute();
    const action = 'password_entry_restored';
    await recordAct(tx, actor, action, subject, { entry: id });
    // People may have lost access while it was in the bin.
    await markLostAccess(tx, deps, { by: actor, cause: 'other', entryId: id });
  });
}

const NOBODY = { accountId: null, name: 'Intranet' };
const DAY = 24 * 60 * 60 * 1_000;

/** Deletes entries that have been in the bin for 30 days, with their history. */
export async function purgeBin({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - BIN_DAYS * DAY);
  await db.transaction().execute(async (tx) => {
    const purged = await tx
      .deleteFrom('vault_entries')
      .where('deleted_at', '<=', before)
      .returning(['id', 'platform', 'readers_id', 'editors_id'])
      .execute();
    for (const { id, platform, readers_id, editors_id } of purged) {
      if (readers_id !== null) await removeReaders(tx, readers_id);
      if (editors_id !== null) await removeReaders(tx, editors_id);
      await recordAudit(tx, {
        action: 'password_entry_purged',
        actor: NOBODY,
        subject: platform,
        detail: { entry: id },
      });
    }
  });
}
