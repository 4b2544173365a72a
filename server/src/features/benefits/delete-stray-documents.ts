import type { Deps } from '#core/deps.ts';
import { deleteStrays } from '#core/files/delete-strays.ts';
import { DOCUMENTS } from './document-files.ts';

/** Deletes files of documents that no document shows any more. */
export async function deleteStrayDocuments(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
): Promise<void> {
  const rows = await deps.db.selectFrom('documents').select('file_key').execute();
  await deleteStrays(deps, DOCUMENTS, new Set(rows.map((row) => row.file_key)));
}
