import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError, atField } from '#core/errors.ts';
import type { Employee } from '#features/people/queries.ts';
import type { Naming } from './queries.ts';

/**
 * Lets a Head name their own deputies, and an admin those of any Head.
 * @throws AppError forbidden; at `head`, for an admin: no_employee, invalid_input
 */
export function authorizeNaming(
  actor: Actor,
  name: string,
  head: Employee | null,
): Authorized<Employee> {
  const isHead = head !== null && head.cargo === 'Head' && head.ativo === 'S';
  if (isHead && (actor.role === 'admin' || actor.employee?.id === head.id)) return authorized(head);
  if (actor.role !== 'admin') {
    throw new AppError('forbidden', 'Only Heads name deputies, and only their own.');
  }
  throw head
    ? atField('invalid_input', 'head', `${head.name} is not a Head.`)
    : atField('no_employee', 'head', `There is no employee named ${name}.`);
}

/** Lets a Head remove their own deputies, and an admin any. @throws AppError forbidden, not_found */
export function authorizeRemoving(actor: Actor, naming: Naming | null): Authorized<Naming> {
  if (!naming) {
    throw new AppError(
      'not_found',
      'There is no such deputy. The list may have changed meanwhile.',
    );
  }
  if (actor.role !== 'admin' && actor.employee?.id !== naming.headId) {
    throw new AppError('forbidden', 'Only Heads remove deputies, and only their own.');
  }
  return authorized(naming);
}
