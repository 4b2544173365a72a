import { t } from '@intranet/contract/core/i18n/t.ts';
import { LIST_READERS, type Role } from '@intranet/contract/core/roles.ts';
import type { FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';

/** The feed kinds of a role: own leave for all, the area's leave for list readers (D4). */
export function feedKindsFor(role: Role): FeedKind[] {
  return LIST_READERS.includes(role) ? ['own', 'area'] : ['own'];
}

/** The feed kinds an actor can have; none without an active employee record (D12, D14). */
export function feedKindsOffered({ role, employee }: Pick<Actor, 'role' | 'employee'>): FeedKind[] {
  return employee ? feedKindsFor(role) : [];
}

/** Lets an actor have a feed of this kind. @throws AppError no_employee (D12), forbidden */
export function authorizeFeed(actor: Actor, kind: FeedKind): Authorized<{ kind: FeedKind }> {
  if (!actor.employee) {
    throw new AppError(
      'no_employee',
      t('No employee record for {username}. Ask an administrator to create one.', {
        username: actor.username,
      }),
    );
  }
  if (!feedKindsOffered(actor).includes(kind)) {
    throw new AppError('forbidden', t('You don’t have permission to see your team’s leave.'));
  }
  return authorized({ kind });
}
