import type { DriveDirectory, DriveFile } from 'flydrive';
import { sql } from 'kysely';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { defineTaskQueue } from '#core/jobs/queue.ts';
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
  const { table, column } = folder.keys;
  const { rows } = await sql<{ key: string | null }>`
    select ${sql.ref(column)} as key from ${sql.table(table)}`.execute(db);
  const shown = new Set(rows.map(({ key }) => key));
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

export async function startStrayFileJob(deps: WorkDeps, folders: readonly Folder[]) {
  await every(HOURLY, STRAY_FILES, deps, async () => {
    for (const folder of folders) await deleteStrayFiles(deps, folder);
  });
}
