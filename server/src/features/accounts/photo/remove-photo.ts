import type { Actor, Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { deleteStored } from '#core/files/folder.ts';
import { findAccountByUsername } from '../queries.ts';
import { PHOTOS } from './photo-files.ts';
import { authorizePhotoOf } from './policy.ts';
import { setPhotoKey } from './set-photo-key.ts';

/** @throws AppError forbidden, not_found */
export async function removePhoto(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  username: string,
): Promise<void> {
  const found = await findAccountByUsername(deps.db, username);
  const owner = authorizePhotoOf(actor, found ?? null);
  const old = await deps.db
    .transaction()
    .execute((tx) => setPhotoKey(tx, actor, origin, owner, null));
  if (old) await deleteStored(deps.files, PHOTOS, old);
}
