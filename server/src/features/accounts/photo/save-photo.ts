import type { AuditAction } from '@intranet/contract/audit/actions.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { deleteStored } from '#core/files/folder.ts';
import { countPicture } from '#core/files/picture-limit.ts';
import { makePicture } from '#core/files/pictures.ts';
import { replaceStored } from '#core/files/replace-stored.ts';
import { findAccountByUsername } from '../queries.ts';
import { PHOTOS } from './photo-files.ts';
import { authorizePhotoOf, noSuchUser, type PhotoOwner } from './policy.ts';

/** The lock shows each change the previous key, so that every replaced file is deleted. */
async function setPhotoKey(
  tx: Tx,
  actor: Actor,
  owner: Authorized<PhotoOwner>,
  key: string | null,
): Promise<string | null> {
  const before = await tx
    .selectFrom('accounts')
    .select(['username', 'photo_key'])
    .where('id', '=', owner.id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw noSuchUser();
  if (before.photo_key === key) return null;
  await tx.updateTable('accounts').set({ photo_key: key }).where('id', '=', owner.id).execute();
  const action: AuditAction = key ? 'photo_changed' : 'photo_removed';
  await recordAct(tx, actor, action, before.username);
  return before.photo_key;
}

const SHAPE = { width: 512, height: 512, fit: 'cover' } as const;

/** Returns the photo's key (D38). @throws AppError forbidden, not_found, invalid_file, … */
export async function savePhoto(
  deps: Deps,
  actor: Actor,
  input: { username: string; upload: Buffer },
): Promise<string> {
  const found = await findAccountByUsername(deps.db, input.username);
  const owner = authorizePhotoOf(actor, found ?? null);
  await countPicture(deps, actor);
  const picture = await makePicture(input.upload, SHAPE, actor.accountId);
  return replaceStored(deps, PHOTOS, picture, (tx, key) => setPhotoKey(tx, actor, owner, key));
}

/** @throws AppError forbidden, not_found */
export async function removePhoto(deps: Deps, actor: Actor, username: string): Promise<void> {
  const found = await findAccountByUsername(deps.db, username);
  const owner = authorizePhotoOf(actor, found ?? null);
  const old = await deps.db.transaction().execute((tx) => setPhotoKey(tx, actor, owner, null));
  if (old) await deleteStored(deps.files, PHOTOS, old);
}
