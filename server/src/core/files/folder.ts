import { buffer } from 'node:stream/consumers';
import { type Disk, errors } from 'flydrive';
import type { DB } from '#core/db/schema.d.ts';

const ABSENT = ['ENOENT', 'NoSuchKey', 'NotFound'];

export function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, cause } = error as NodeJS.ErrnoException;
  return ABSENT.includes(code ?? '') || ABSENT.includes(name) || isAbsent(cause);
}

/** A stored file, or null. Not streamed, so that a failure midway can still be reported. */
export async function readFile(files: Disk, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.getStream(key));
  } catch (error) {
    if (isAbsent(error)) return null;
    throw new errors.E_CANNOT_READ_FILE([key], { cause: error });
  }
}

/** Files of one kind. The server names each file with a key, which a row stores. */
export interface Folder {
  readonly path: string;
  readonly extension: string;
  readonly contentType: string;
  /** The keys of the files that are shown. */
  readonly keys: { table: keyof DB; column: string };
}

const pathOf = (folder: Folder, key: string) => `${folder.path}/${key}`;

export async function writeStored(files: Disk, folder: Folder, key: string, bytes: Buffer) {
  await files.put(pathOf(folder, key), bytes, { contentType: folder.contentType });
}

export function readStored(files: Disk, folder: Folder, key: string): Promise<Buffer | null> {
  return readFile(files, pathOf(folder, key));
}

/** Never fails; call it after the commit. The stray-files job deletes what is left. */
export async function deleteStored(files: Disk, folder: Folder, key: string): Promise<void> {
  await files.delete(pathOf(folder, key)).catch(() => undefined);
}
