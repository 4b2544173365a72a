import type { Disk } from 'flydrive';
import type { DbOrTx } from '#core/db/database.ts';
import { readFile } from './read-file.ts';

/** Files of one kind. Each has a name that the server made for it: its key, which a row shows. */
export interface Folder {
  readonly path: string;
  /** Of every key, without the dot. */
  readonly extension: string;
  readonly contentType: string;
  /** Keys of the files that a row shows. */
  listShown(db: DbOrTx): Promise<string[]>;
}

const pathOf = (folder: Folder, key: string) => `${folder.path}/${key}`;

/** Stores a file under a key that is not in use. */
export async function writeStored(
  files: Disk,
  folder: Folder,
  key: string,
  bytes: Buffer,
): Promise<void> {
  await files.put(pathOf(folder, key), bytes, { contentType: folder.contentType });
}

/** A file's bytes, or null when there is none of that key. */
export function readStored(files: Disk, folder: Folder, key: string): Promise<Buffer | null> {
  return readFile(files, pathOf(folder, key));
}

/**
 * Deletes a file that no row shows any more: call it after the commit. It never fails: what is left
 * because the store is away, housekeeping finds within two hours.
 */
export async function deleteStored(files: Disk, folder: Folder, key: string): Promise<void> {
  await files.delete(pathOf(folder, key)).catch(() => undefined);
}
