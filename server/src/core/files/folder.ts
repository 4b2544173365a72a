import type { Disk } from 'flydrive';
import type { DbOrTx } from '#core/db/database.ts';
import { readFile } from './read-file.ts';

/** Files of one kind. The server names each file with a key, which a row stores. */
export interface Folder {
  readonly path: string;
  readonly extension: string;
  readonly contentType: string;
  listShown(db: DbOrTx): Promise<string[]>;
}

const pathOf = (folder: Folder, key: string) => `${folder.path}/${key}`;

export async function writeStored(
  files: Disk,
  folder: Folder,
  key: string,
  bytes: Buffer,
): Promise<void> {
  await files.put(pathOf(folder, key), bytes, { contentType: folder.contentType });
}

export function readStored(files: Disk, folder: Folder, key: string): Promise<Buffer | null> {
  return readFile(files, pathOf(folder, key));
}

/** Never fails; call it after the commit. The stray-files job deletes what is left. */
export async function deleteStored(files: Disk, folder: Folder, key: string): Promise<void> {
  await files.delete(pathOf(folder, key)).catch(() => undefined);
}
