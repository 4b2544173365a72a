import type { DriveDirectory, DriveFile } from 'flydrive';
import type { Deps } from '#core/deps.ts';
import type { Folder } from './folder.ts';

/** A younger file may belong to an upload that is not finished; in milliseconds. */
const MIN_AGE = 3_600_000;

type Stored = DriveFile | DriveDirectory;

async function isOld(file: DriveFile, now: Date): Promise<boolean> {
  const { lastModified } = await file.getMetaData();
  return now.getTime() - lastModified.getTime() > MIN_AGE;
}

/**
 * Deletes a folder's files that no row shows: left by a server that ended between file and row, or
 * by a store that was away when the old file should have gone.
 * @param shown the keys that rows show
 */
export async function deleteStrays(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  folder: Folder,
  shown: ReadonlySet<string>,
): Promise<void> {
  const isStray = (object: Stored): object is DriveFile => object.isFile && !shown.has(object.name);
  let page: string | undefined;
  do {
    const listed = await files.listAll(`${folder.path}/`, {
      ...(page && { paginationToken: page }),
    });
    for (const file of [...listed.objects].filter(isStray)) {
      if (await isOld(file, clock.now())) await files.delete(file.key);
    }
    page = listed.paginationToken;
  } while (page);
}
