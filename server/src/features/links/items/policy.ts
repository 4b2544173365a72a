import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';
import type { ItemRights } from '../policy.ts';

/** Lets an item's owner and the admins decide about its readers (D72). @throws AppError forbidden */
export function authorizeDecision<Item extends ItemRights>(
  { role, employee }: Pick<Actor, 'role' | 'employee'>,
  item: Item,
): Authorized<Item> {
  const isOwner = employee !== null && employee.id === item.ownerId;
  if (isOwner || role === 'admin') return authorized(item);
  throw new AppError('forbidden', t('Only the owner of this item and administrators can decide.'));
}
