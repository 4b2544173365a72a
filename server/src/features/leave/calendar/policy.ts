import { LIST_READERS, type Role } from '@intranet/contract/core/roles.ts';
import type { FeedKind } from '@intranet/contract/leave/calendar-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';

/** The kinds of feeds for somebody's role: one's own leave for all, the area's for list readers (D4). */
export function feedKindsFor(role: Role): FeedKind[] {
  return LIST_READERS.includes(role) ? ['own', 'area'] : ['own'];
}

/** What an actor may have; nothing without an employee record, or once they have left (D12, D14). */
export function feedKindsOffered({ role, employee }: Pick<Actor, 'role' | 'employee'>): FeedKind[] {
  return employee ? feedKindsFor(role) : [];
}

/**
 * Lets an actor have a feed of a kind.
 * @throws AppError no_employee (D12), forbidden
 */
export function authorizeFeed(actor: Actor, kind: FeedKind): Authorized<{ kind: FeedKind }> {
  if (!actor.employee) {
    throw new AppError(
      'no_employee',
      `No employee record for ${actor.username}. Ask an administrator to create one.`,
    );
  }
  if (!feedKindsOffered(actor).includes(kind)) {
    throw new AppError('forbidden', 'You do not have permission to see the leave of your area.');
  }
  return authorized({ kind });
}
