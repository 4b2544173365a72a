import type { Disk } from 'flydrive';

/** Deletes a photo's file; one that is gone already is no failure. */
export async function deletePhotoFile(files: Disk, key: string): Promise<void> {
  await files.delete(`profile_photos/${key}`);
}
