import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Readers } from '@intranet/contract/groups/readers.ts';
import type { saveVaultAccess } from '@intranet/contract/vault/access-endpoints.ts';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { removeReaders, saveReaders } from '#features/groups/reader-lists.ts';
import { lockEntry } from '../queries.ts';
import { markLostAccess } from '../rotation/mark-lost-access.ts';
import { readSharing } from './queries.ts';

type Input = z.output<typeof saveVaultAccess.body>;

/** @returns the list's id, or null without anybody @throws AppError invalid_input at `field` */
async function saveList(
  tx: Tx,
  former: number | null,
  { people, groups }: Omit<Readers, 'roles'>,
  field: 'readers' | 'editors',
): Promise<number | null> {
  if (people.length + groups.length === 0) return null;
  return saveReaders(tx, former, { roles: [], people, groups }, field);
}

/** The number of people and groups. */
const sizeOf = ({ people, groups }: Omit<Readers, 'roles'>) => people.length + groups.length;

const keyOf = ({ people, groups }: Omit<Readers, 'roles'>) => {
  const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b).join();
  return `${sorted(people)}|${sorted(groups)}`;
};

/**
 * Changes who can use and who can change an entry. What people know who lose access is marked (D59).
 * @throws AppError not_found, stale_version; invalid_input at `readers` or `editors`
 */
export async function saveAccess(
  deps: Deps,
  actor: Actor,
  id: number,
  { readers, editors, version }: Input,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.access_version !== version) {
      const sentence = t(
        'Somebody changed who has access in the meantime. Close the form and open it again to see the change.',
      );
      throw new AppError('stale_version', sentence);
    }
    const former = (await readSharing(tx, [entry]))(entry);
    const isSame =
      keyOf(former.readers) === keyOf(readers) && keyOf(former.editors) === keyOf(editors);
    if (isSame) return;
    const readers_id = await saveList(tx, entry.readers_id, readers, 'readers');
    const editors_id = await saveList(tx, entry.editors_id, editors, 'editors');
    await tx
      .updateTable('vault_entries')
      .set({ readers_id, editors_id, access_version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (entry.readers_id !== null && readers_id === null) await removeReaders(tx, entry.readers_id);
    if (entry.editors_id !== null && editors_id === null) await removeReaders(tx, entry.editors_id);
    await recordAct(tx, actor, 'password_access_changed', entry.platform, {
      entry: id,
      readers: sizeOf(readers),
      editors: sizeOf(editors),
    });
    await markLostAccess(tx, deps, { by: actor, cause: 'unshared', entryId: id });
  });
}
