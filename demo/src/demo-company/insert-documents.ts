import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BENEFIT_DOCUMENTS } from '@intranet/contract/benefits/endpoints.ts';
import type { Tx } from '@intranet/server/core/db/database.ts';
import type { Deps } from '@intranet/server/core/deps.ts';
import { writeStored } from '@intranet/server/core/files/folder.ts';
import { DOCUMENTS } from '@intranet/server/features/benefits/document-files.ts';

/** Stores each file before its row. The stray-files job deletes files of a failed transaction. */
export async function insertDocuments(
  tx: Tx,
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
): Promise<void> {
  const rows = await Promise.all(
    BENEFIT_DOCUMENTS.map(async ({ name }) => {
      const bytes = await readFile(new URL(`./documents/${name}`, import.meta.url));
      const key = `${randomUUID()}.${DOCUMENTS.extension}`;
      await writeStored(files, DOCUMENTS, key, bytes);
      return {
        name,
        file_key: key,
        bytes: bytes.length,
        updated_at: clock.now(),
        updated_by: 'Demo',
      };
    }),
  );
  await tx
    .insertInto('documents')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
