import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BENEFIT_DOCUMENTS } from '@intranet/contract/benefits/endpoints.ts';
import { yearOf } from '@intranet/contract/communication/years.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { Tx } from '@intranet/server/core/db/database.ts';
import type { Deps } from '@intranet/server/core/deps.ts';
import { type Folder, writeStored } from '@intranet/server/core/files/folder.ts';
import { DOCUMENTS } from '@intranet/server/features/benefits/document-files.ts';
import { MONTHLY_IMAGES } from '@intranet/server/features/communication/image-files.ts';
import { insertRows } from '../company/insert-rows.ts';

type FileDeps = Pick<Deps, 'files' | 'clock'>;

/** Stores a file before its row. The stray-files job deletes files of a failed transaction. */
async function storeSample({ files, clock }: FileDeps, folder: Folder, path: string) {
  const content = await readFile(new URL(path, import.meta.url));
  const file_key = `${randomUUID()}.${folder.extension}`;
  await writeStored(files, folder, file_key, content);
  const row = { file_key, updated_at: clock.now(), updated_by: 'Demo Admin' };
  return { row, bytes: content.length };
}

export async function insertDocuments(tx: Tx, deps: FileDeps): Promise<void> {
  const rows = await Promise.all(
    BENEFIT_DOCUMENTS.map(async ({ name }) => {
      const { row, bytes } = await storeSample(deps, DOCUMENTS, `./documents/${name}`);
      return { name, bytes, ...row };
    }),
  );
  await insertRows(tx, 'documents', rows, 'do nothing');
}

/** @param images `file` is one of `pictures/` */
export async function insertMonthlyImages(
  tx: Tx,
  deps: FileDeps,
  images: readonly { day: Day; file: string }[],
): Promise<void> {
  const rows = await Promise.all(
    images.map(async ({ day, file }) => {
      const { row } = await storeSample(deps, MONTHLY_IMAGES, `./pictures/${file}`);
      // Today's noon may be still to come.
      const updated_at = new Date(
        Math.min(row.updated_at.getTime(), Date.parse(`${day}T12:00:00Z`)),
      );
      return { year: yearOf(day), month: Number(day.slice(5, 7)), ...row, updated_at };
    }),
  );
  await insertRows(tx, 'monthly_images', rows, 'do nothing');
}
