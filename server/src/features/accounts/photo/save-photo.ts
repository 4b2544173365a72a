import { randomUUID } from 'node:crypto';
import type { Actor, Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { makePicture } from '#core/files/pictures.ts';
import { findAccountByUsername } from '../queries.ts';
import { deletePhotoFile, writePhotoFile } from './photo-files.ts';
import { authorizePhotoOf } from './policy.ts';
import { setPhotoKey } from './set-photo-key.ts';

const SHAPE = { width: 512, height: 512, fit: 'cover' } as const;

/** Whether the change was made, although it was reported as failed: such as a connection lost at its end. */
async function isShown({ db }: Deps, key: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('photo_key', '=', key)
    .executeTakeFirst();
  return account !== undefined;
}

/** Deletes a new file that no account shows; when that cannot be known, housekeeping will. */
async function takeBack(deps: Deps, key: string): Promise<void> {
  const shown = await isShown(deps, key).catch(() => true);
  if (!shown) await deletePhotoFile(deps.files, key);
}

/**
 * Replaces somebody's photo by an upload (D38): the file first, then the row that shows it, then the
 * old file goes.
 * @param input `username` letter case aside; `upload` is not judged yet
 * @returns the new photo's key
 * @throws AppError forbidden, not_found, invalid_file
 */
export async function savePhoto(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  input: { username: string; upload: Buffer },
): Promise<string> {
  const found = await findAccountByUsername(deps.db, input.username);
  const owner = authorizePhotoOf(actor, found ?? null);
  const picture = await makePicture(input.upload, SHAPE);
  const key = `${randomUUID()}.webp`;
  let old: string | null;
  try {
    await writePhotoFile(deps.files, key, picture);
    old = await deps.db.transaction().execute((tx) => setPhotoKey(tx, actor, origin, owner, key));
  } catch (error) {
    await takeBack(deps, key);
    throw error;
  }
  if (old) await deletePhotoFile(deps.files, old);
  return key;
}
