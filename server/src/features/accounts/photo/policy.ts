import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';

export type PhotoOwner = { id: number; username: string };

export const noSuchUser = () => new AppError('not_found', t('There is no user with this name.'));

/** Own photo, or any for administrators, who alone get not_found (D4). */
export function authorizePhotoOf(actor: Actor, owner: PhotoOwner | null): Authorized<PhotoOwner> {
  if (owner?.id !== actor.accountId && actor.role !== 'admin') {
    throw new AppError('forbidden', t('You can only change your own photo.'));
  }
  if (!owner) throw noSuchUser();
  return authorized(owner);
}
