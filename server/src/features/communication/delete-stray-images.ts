import type { Deps } from '#core/deps.ts';
import { deleteStrays } from '#core/files/delete-strays.ts';
import { MONTHLY_IMAGES } from './image-files.ts';

/** Deletes pictures that no month shows any more. */
export async function deleteStrayImages(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const rows = await deps.db.selectFrom('monthly_images').select('file_key').execute();
  await deleteStrays(deps, MONTHLY_IMAGES, new Set(rows.map((row) => row.file_key)));
}
