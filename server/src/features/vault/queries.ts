import type { DeletedEntry, VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { VaultEntries, VaultVersions } from '#core/db/schema.ts';
import { sortByText } from '#core/text-order.ts';

export type EntryRow = Selectable<VaultEntries>;
export type VersionRow = Selectable<VaultVersions>;

export function findEntry(db: DbOrTx, id: number): Promise<EntryRow | undefined> {
  return db.selectFrom('vault_entries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the entry, so that changes run one after another. */
export function lockEntry(tx: Tx, id: number): Promise<EntryRow | undefined> {
  return tx
    .selectFrom('vault_entries')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** All entries outside the bin, sealed; by platform in the order of the user’s language, then by age. */
export async function listSealedEntries(db: DbOrTx): Promise<EntryRow[]> {
  const rows = await db
    .selectFrom('vault_entries')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return sortByText(rows, ({ platform }) => platform);
}

export function findVersion(
  db: DbOrTx,
  entryId: number,
  versionId: number,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('vault_versions')
    .selectAll()
    .where('id', '=', versionId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
}

export function listVersions(db: DbOrTx, entryId: number): Promise<VersionRow[]> {
  return db
    .selectFrom('vault_versions')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('version', 'desc')
    .execute();
}

type ShownEntry = Omit<EntryRow, 'sealed_password' | 'sealed_code_secret' | 'key_id'>;

export function presentEntry(row: ShownEntry): VaultEntry {
  return {
    id: row.id,
    platform: row.platform,
    link: row.link,
    user: row.username,
    has_code: row.code_version !== null,
    version: row.version,
    password_changed_at: row.password_changed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  };
}

export async function listVault(
  db: DbOrTx,
): Promise<{ entries: VaultEntry[]; deleted: DeletedEntry[] }> {
  const rows = await db
    .selectFrom('vault_entries')
    .select(['id', 'platform', 'link', 'username', 'version', 'password_version', 'code_version'])
    .select(['password_changed_at', 'created_at', 'created_by', 'updated_at', 'updated_by'])
    .select(['deleted_at', 'deleted_by'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();
  const entries: VaultEntry[] = [];
  const deleted: DeletedEntry[] = [];
  for (const row of rows) {
    const { deleted_at: at, deleted_by: by } = row;
    const entry = presentEntry(row);
    if (at === null || by === null) entries.push(entry);
    else deleted.push({ ...entry, deleted_at: at.toISOString(), deleted_by: by });
  }
  return { entries: sortByText(entries, ({ platform }) => platform), deleted };
}
