import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';

interface MayBeDeleted {
  deleted_at: Date | null;
}

/** @throws AppError forbidden */
function demandAdmin(actor: Actor): void {
  if (actor.role !== 'admin') {
    throw new AppError('forbidden', 'Only administrators use the password manager.');
  }
}

/**
 * Lets an administrator read or change an entry that is not in the bin (spec §6, D4).
 * @throws AppError forbidden, not_found
 */
export function authorizeEntry<Row extends MayBeDeleted>(
  actor: Actor,
  entry: Row | undefined,
): Authorized<Row> {
  demandAdmin(actor);
  if (!entry || entry.deleted_at) {
    throw new AppError('not_found', 'There is no such entry. Somebody may have deleted it.');
  }
  return authorized(entry);
}

/**
 * Lets an administrator bring an entry back from the bin.
 * @throws AppError forbidden; not_found when it is not there (any more)
 */
export function authorizeRestoring<Row extends MayBeDeleted>(
  actor: Actor,
  entry: Row | undefined,
): Authorized<Row> {
  demandAdmin(actor);
  if (!entry?.deleted_at) {
    throw new AppError('not_found', 'This entry is not in the bin. The list may have changed.');
  }
  return authorized(entry);
}

/**
 * Lets an administrator read or bring back an earlier version.
 * @throws AppError forbidden, not_found
 */
export function authorizeVersion<Row>(actor: Actor, version: Row | undefined): Authorized<Row> {
  demandAdmin(actor);
  if (!version) throw new AppError('not_found', 'There is no such version of this entry.');
  return authorized(version);
}
