import { randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import { deleteStored, type Folder, writeStored } from './folder.ts';

export interface Showing {
  /** Stores the key in a row, in one transaction; returns the previous key, or null. */
  show(key: string): Promise<string | null>;
  isShown(key: string): Promise<boolean>;
}

/**
 * Saves a file and then its key, so that no row ever refers to a missing file. @returns the new file's key
 */
export async function replaceStored(
  files: Disk,
  folder: Folder,
  bytes: Buffer,
  { show, isShown }: Showing,
): Promise<string> {
  const key = `${randomUUID()}.${folder.extension}`;
  try {
    await writeStored(files, folder, key, bytes);
  } catch (error) {
    // The file may exist although the store reported a failure. Not awaited, because the store may
    // hang again.
    void deleteStored(files, folder, key);
    throw error;
  }
  let old: string | null;
  try {
    old = await show(key);
  } catch (error) {
    // The commit may have succeeded although it was reported as failed, for example by a lost
    // connection. If that is unknown, the stray-files job decides later.
    const shown = await isShown(key).catch(() => true);
    if (!shown) await deleteStored(files, folder, key);
    throw error;
  }
  if (old) await deleteStored(files, folder, old);
  return key;
}
