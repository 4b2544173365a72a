import type { Disk } from 'flydrive';
import { readFile } from '#core/files/read-file.ts';

export const PHOTO_FOLDER = 'profile_photos';

/** Where a photo is stored; its key is the name the server made for it. */
function pathOf(key: string): string {
  return `${PHOTO_FOLDER}/${key}`;
}

/** Stores a new photo under a key that is not in use. */
export async function writePhotoFile(files: Disk, key: string, picture: Buffer): Promise<void> {
  await files.put(pathOf(key), picture, { contentType: 'image/webp' });
}

/** A photo's bytes, or null when there is none of that key. */
export function readPhotoFile(files: Disk, key: string): Promise<Buffer | null> {
  return readFile(files, pathOf(key));
}

/**
 * Deletes a photo that no account shows any more: call it after the commit. It never fails: what is
 * left because the store is away, housekeeping finds within two hours.
 */
export async function deletePhotoFile(files: Disk, key: string): Promise<void> {
  await files.delete(pathOf(key)).catch(() => undefined);
}
