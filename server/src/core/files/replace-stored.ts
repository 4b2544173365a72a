import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { deleteStored, type Folder, writeStored } from './folder.ts';

async function isShown({ db }: Pick<Deps, 'db'>, { keys }: Folder, key: string) {
  const { rows } = await sql`select 1 from ${sql.table(keys.table)}
    where ${sql.ref(keys.column)} = ${key}`.execute(db);
  return rows.length > 0;
}

/**
 * Saves a file and then its key, so that no row refers to a missing file. Returns the key.
 * @param show stores the key in a row and returns the previous key, or null
 */
export async function replaceStored(
  deps: Pick<Deps, 'db' | 'files'>,
  folder: Folder,
  bytes: Buffer,
  show: (tx: Tx, key: string) => Promise<string | null>,
): Promise<string> {
  const key = `${randomUUID()}.${folder.extension}`;
  try {
    await writeStored(deps.files, folder, key, bytes);
  } catch (error) {
    // A failed save may have stored the file. Not awaited, because the store may hang again.
    void deleteStored(deps.files, folder, key);
    throw error;
  }
  let old: string | null;
  try {
    old = await deps.db.transaction().execute((tx) => show(tx, key));
  } catch (error) {
    // A failed commit may have succeeded. If unknown, the stray-files job decides later.
    const shown = await isShown(deps, folder, key).catch(() => true);
    if (!shown) await deleteStored(deps.files, folder, key);
    throw error;
  }
  if (old) await deleteStored(deps.files, folder, old);
  return key;
}
