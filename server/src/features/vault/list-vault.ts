import type { DeletedEntry, ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { findVaultReader, readSharing } from './access/queries.ts';
import { rightsTo } from './policy.ts';
import { presentEntry } from './queries.ts';
import { listOpenRotations } from './rotation/queries.ts';

type Viewer = Pick<Actor, 'accountId' | 'role'>;

const selectRows = (db: DbOrTx, inBin: boolean) =>
  db
    .selectFrom('vault_entries')
    .select(['id', 'platform', 'link', 'username', 'version', 'password_version', 'code_version'])
    .select(['password_changed_at', 'created_at', 'created_by', 'updated_at', 'updated_by'])
    .select(['deleted_at', 'deleted_by', 'readers_id', 'editors_id'])
    .where('deleted_at', inBin ? 'is not' : 'is', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();

/** The entries that somebody may use, without secrets: all for administrators (D36, D59). */
async function listEntries(
  db: DbOrTx,
  viewer: Viewer,
): Promise<{ entries: ListedEntry[]; isShared: boolean }> {
  const rows = await selectRows(db, false);
  const reader = await findVaultReader(db, viewer);
  const sharingOf = await readSharing(db, rows);
  const rotations = await listOpenRotations(db);
  const entries = rows.flatMap((row): ListedEntry[] => {
    const sharing = sharingOf(row);
    const rights = rightsTo(sharing, reader);
    if (rights === 'none') return [];
    const can_edit = rights === 'edit';
    const is_shared = [sharing.readers, sharing.editors].some(
      ({ people, groups }) => people.length + groups.length > 0,
    );
    const to_rotate = (can_edit && rotations.get(row.id)) || [];
    return [{ ...presentEntry(row), can_edit, is_shared, to_rotate }];
  });
  return { entries: sortByText(entries, ({ platform }) => platform), isShared: reader.isShared };
}

async function listDeleted(db: DbOrTx): Promise<DeletedEntry[]> {
  const rows = await selectRows(db, true);
  return rows.flatMap((row) =>
    row.deleted_at === null || row.deleted_by === null
      ? []
      : [
          {
            ...presentEntry(row),
            deleted_at: row.deleted_at.toISOString(),
            deleted_by: row.deleted_by,
          },
        ],
  );
}

/** What somebody may see of the vault; the bin is for administrators. */
export async function listVault(db: DbOrTx, viewer: Viewer) {
  const { entries, isShared } = await listEntries(db, viewer);
  const deleted = viewer.role === 'admin' ? await listDeleted(db) : [];
  return { entries, deleted, is_shared: isShared };
}

/** The number of entries to rotate that somebody can change. */
export async function countToRotate(db: DbOrTx, viewer: Viewer): Promise<number> {
  if ((await listOpenRotations(db)).size === 0) return 0;
  const { entries } = await listEntries(db, viewer);
  return entries.filter(({ to_rotate }) => to_rotate.length > 0).length;
}
