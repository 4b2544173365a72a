import type { DriveDirectory, DriveFile } from 'flydrive';
import type { Deps } from '#core/deps.ts';
import { defineTaskQueue } from '#core/jobs/queue.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Folder } from './folder.ts';

export const STRAY_FILES = defineTaskQueue('stray_files');

const HOURLY = '37 * * * *';
/** In milliseconds. A younger file may belong to an upload in progress. */
const MIN_AGE = 3_600_000;

type Stored = DriveFile | DriveDirectory;
type StrayDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

async function isOld(file: DriveFile, now: Date): Promise<boolean> {
  const { lastModified } = await file.getMetaData();
  return now.getTime() - lastModified.getTime() > MIN_AGE;
}

/** Deletes files without a row, left by a stopped server or an unavailable store. */
export async function deleteStrayFiles({ db, files, clock }: StrayDeps, folder: Folder) {
  const shown = new Set(await folder.listShown(db));
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

export async function startStrayFileJob(deps: Deps & { jobs: Jobs }, folders: readonly Folder[]) {
  await deps.jobs.work(STRAY_FILES, async () => {
    for (const folder of folders) await deleteStrayFiles(deps, folder);
  });
  await deps.jobs.schedule(STRAY_FILES, HOURLY, deps.config.timeZone);
}
