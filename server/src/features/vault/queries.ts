import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { VaultEntries, VaultVersions } from '#core/db/schema.d.ts';
import { AppError } from '#core/errors.ts';
import { sortByText } from '#core/text-order.ts';
import { entryGone } from './policy.ts';

export type EntryRow = Selectable<VaultEntries>;
export type VersionRow = Selectable<VaultVersions>;

const selectEntry = (db: DbOrTx, id: number) =>
  db.selectFrom('vault_entries').selectAll().where('id', '=', id);

function expectPresent(entry: EntryRow | undefined): EntryRow {
  if (entry && !entry.deleted_at) return entry;
  throw entryGone();
}

/** @throws AppError not_found for an entry that is missing or in the bin */
export async function findEntry(db: DbOrTx, id: number): Promise<EntryRow> {
  return expectPresent(await selectEntry(db, id).executeTakeFirst());
}

/**
 * Finds an entry and locks it, so that changes run one after another. Marks to rotate, which refer to it, need not wait.
 * @throws AppError not_found
 */
export async function lockEntry(tx: Tx, id: number): Promise<EntryRow> {
  return expectPresent(await selectEntry(tx, id).forNoKeyUpdate().executeTakeFirst());
}

/** @throws AppError not_found for an entry that is not in the bin */
export async function lockDeletedEntry(tx: Tx, id: number): Promise<EntryRow> {
  const entry = await selectEntry(tx, id).forUpdate().executeTakeFirst();
  if (entry?.deleted_at) return entry;
  const sentence = t('This entry isn’t in the bin. Reload the page to update the list.');
  throw new AppError('not_found', sentence);
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

/** @throws AppError not_found */
export async function findEntryVersion(
  db: DbOrTx,
  entryId: number,
  id: number,
): Promise<VersionRow> {
  const version = await db
    .selectFrom('vault_versions')
    .selectAll()
    .where('id', '=', id)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  if (version) return version;
  throw new AppError('not_found', t('This version of the entry doesn’t exist.'));
}

export function listVersions(db: DbOrTx, entryId: number): Promise<VersionRow[]> {
  return db
    .selectFrom('vault_versions')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('version', 'desc')
    .execute();
}

type ShownEntry = Pick<
  EntryRow,
  | 'id'
  | 'platform'
  | 'link'
  | 'username'
  | 'version'
  | 'code_version'
  | 'password_changed_at'
  | 'updated_at'
  | 'updated_by'
>;

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
