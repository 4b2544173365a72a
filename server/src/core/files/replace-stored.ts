import { randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import { deleteStored, type Folder, writeStored } from './folder.ts';

/** The rows that show the files of a folder. */
export interface Showing {
  /** Makes a row show this key, in one transaction; the key it showed before, null for none. */
  show(key: string): Promise<string | null>;
  /** Whether some row shows this key. */
  isShown(key: string): Promise<boolean>;
}

/**
 * Stores a file in place of another, if there was one: the file first, then the row that shows it,
 * then the old file goes. Whatever fails, no row shows a file that is not there.
 * @returns the new file's key
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
    // The file may exist although the store reported no success. Not awaited, because the store may hang again.
    void deleteStored(files, folder, key);
    throw error;
  }
  let old: string | null;
  try {
    old = await show(key);
  } catch (error) {
    // It may have been made although it was reported as failed, such as by a connection lost at its
    // end. When that cannot be known, housekeeping will see.
    const shown = await isShown(key).catch(() => true);
    if (!shown) await deleteStored(files, folder, key);
    throw error;
  }
  if (old) await deleteStored(files, folder, old);
  return key;
}
