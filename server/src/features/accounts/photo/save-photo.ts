import type { Actor, Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { countPicture } from '#core/files/picture-limit.ts';
import { makePicture } from '#core/files/pictures.ts';
import { replaceStored } from '#core/files/replace-stored.ts';
import { findAccountByUsername } from '../queries.ts';
import { PHOTOS } from './photo-files.ts';
import { authorizePhotoOf } from './policy.ts';
import { setPhotoKey } from './set-photo-key.ts';

const SHAPE = { width: 512, height: 512, fit: 'cover' } as const;

async function isShown({ db }: Deps, key: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('photo_key', '=', key)
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * Replaces a user's photo (D38). @returns its key
 * @throws AppError forbidden, not_found, invalid_file, too_many_attempts, server_busy
 */
export async function savePhoto(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  input: { username: string; upload: Buffer },
): Promise<string> {
  const found = await findAccountByUsername(deps.db, input.username);
  const owner = authorizePhotoOf(actor, found ?? null);
  await countPicture(deps, actor);
  const picture = await makePicture(input.upload, SHAPE, actor.accountId);
  return replaceStored(deps.files, PHOTOS, picture, {
    show: (key) =>
      deps.db.transaction().execute((tx) => setPhotoKey(tx, actor, origin, owner, key)),
    isShown: (key) => isShown(deps, key),
  });
}
