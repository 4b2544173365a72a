import { randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import { deleteStored, type Folder, writeStored } from './folder.ts';

export interface Showing {
  /** Stores the key in a row, in one transaction; returns the previous key, or null. */
  show(key: string): Promise<string | null>;
  isShown(key: string): Promise<boolean>;
}

/** Saves a file and then its key, so that no row refers to a missing file. @returns the key */
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
    // A failed save may have stored the file. Not awaited, because the store may hang again.
    void deleteStored(files, folder, key);
    throw error;
  }
  let old: string | null;
  try {
    old = await show(key);
  } catch (error) {
    // A failed commit may have succeeded. If unknown, the stray-files job decides later.
    const shown = await isShown(key).catch(() => true);
    if (!shown) await deleteStored(files, folder, key);
    throw error;
  }
  if (old) await deleteStored(files, folder, old);
  return key;
}
