import type { DriveDirectory, DriveFile } from 'flydrive';
import type { Deps } from '#core/deps.ts';
import { PHOTO_FOLDER } from './photo-files.ts';

/** A younger file may belong to an upload that is not finished; in milliseconds. */
const MIN_AGE = 3_600_000;

type Stored = DriveFile | DriveDirectory;

async function isOld(file: DriveFile, now: Date): Promise<boolean> {
  const { lastModified } = await file.getMetaData();
  return now.getTime() - lastModified.getTime() > MIN_AGE;
}

/**
 * Deletes photos that no account shows: left by a server that ended between file and row, or by a
 * store that was away when the old photo should have gone.
 */
export async function deleteStrayPhotos({
  db,
  files,
  clock,
}: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const rows = await db
    .selectFrom('accounts')
    .select('photo_key')
    .where('photo_key', 'is not', null)
    .execute();
  const shown = new Set(rows.map((row) => row.photo_key));
  const isStray = (object: Stored): object is DriveFile => object.isFile && !shown.has(object.name);

  let page: string | undefined;
  do {
    const listed = await files.listAll(`${PHOTO_FOLDER}/`, {
      ...(page && { paginationToken: page }),
    });
    for (const file of [...listed.objects].filter(isStray)) {
      if (await isOld(file, clock.now())) await files.delete(file.key);
    }
    page = listed.paginationToken;
  } while (page);
}
