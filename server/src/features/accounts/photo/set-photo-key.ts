import type { AuditAction } from '@intranet/contract/audit/actions.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import { noSuchUser, type PhotoOwner } from './policy.ts';

/**
 * Sets or removes an account's photo and records it, under a row lock, so that every replaced file
 * is deleted. @returns the previous key, or null @throws AppError not_found
 */
export async function setPhotoKey(
  tx: Tx,
  actor: Actor,
  origin: Origin,
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
  await recordAct(tx, actor, origin, { action, subject: before.username });
  return before.photo_key;
}
