import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError, atField } from '#core/errors.ts';
import { assertUnambiguous } from '../policy.ts';
import type { NamedPerson } from '../queries.ts';
import type { Naming } from './queries.ts';

/**
 * Lets a Head name their own deputies, and an admin those of any Head.
 * @throws AppError forbidden; at `head`, for an admin: no_employee, ambiguous_name, invalid_input
 */
export function authorizeNaming(actor: Actor, person: NamedPerson) {
  const { name, employee: head } = person;
  const isHead = head !== null && head.cargo === 'Head' && head.ativo === 'S';
  if (isHead && (actor.role === 'admin' || actor.employee?.id === head.id)) return authorized(head);
  if (actor.role !== 'admin') {
    throw new AppError('forbidden', t('Only Heads can add deputies, and only their own.'));
  }
  assertUnambiguous(person, 'head');
  throw head
    ? atField('invalid_input', 'head', t('{name} is not a Head.', { name: head.name }))
    : atField('no_employee', 'head', t('There is no employee named {name}.', { name }));
}

/** Lets a Head remove their own deputies, and an admin any. @throws AppError forbidden, not_found */
export function authorizeRemoving(actor: Actor, naming: Naming | null): Authorized<Naming> {
  if (!naming) {
    throw new AppError('not_found', t('This deputy is no longer on the list. Reload the page.'));
  }
  if (actor.role !== 'admin' && actor.employee?.id !== naming.headId) {
    throw new AppError('forbidden', t('Only Heads can remove deputies, and only their own.'));
  }
  return authorized(naming);
}
