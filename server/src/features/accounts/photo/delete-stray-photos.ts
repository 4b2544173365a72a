import type { Deps } from '#core/deps.ts';
import { deleteStrays } from '#core/files/delete-strays.ts';
import { PHOTOS } from './photo-files.ts';

/** Deletes photos that no account shows. */
export async function deleteStrayPhotos(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const rows = await deps.db
    .selectFrom('accounts')
    .select('photo_key')
    .where('photo_key', 'is not', null)
    .execute();
  await deleteStrays(deps, PHOTOS, new Set(rows.map((row) => row.photo_key ?? '')));
}
