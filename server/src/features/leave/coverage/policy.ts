import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError, atField } from '#core/errors.ts';
import { assertUnambiguous } from '#features/people/policy.ts';
import type { Area, NamedPerson } from '#features/people/queries.ts';
import type { Pair } from './queries.ts';

function managesArea(actor: Actor, area: string): boolean {
  if (actor.role === 'admin') return true;
  return actor.employee?.cargo === 'Head' && actor.employee.area === area;
}

const refusal = () =>
  new AppError('forbidden', t('Only Heads can set coverage rules, and only for their own area.'));

/**
 * Lets a Head change the rules of their own area, and an admin those of any.
 * @throws AppError forbidden; not_found at `area`
 */
export function authorizeArea(actor: Actor, name: string, area: Area | null): Authorized<Area> {
  if (!managesArea(actor, area?.name ?? name)) throw refusal();
  if (!area) throw atField('not_found', 'area', t('There is no area named {name}.', { name }));
  return authorized(area);
}

/**
 * Lets the area's Head or an admin pair two of its current employees.
 * @throws AppError forbidden; at its field: no_employee, ambiguous_name, not_active, invalid_input,
 *   conflict
 */
export function authorizePairing(actor: Actor, people: Record<'first' | 'second', NamedPerson>) {
  if (actor.role !== 'admin' && actor.employee?.cargo !== 'Head') throw refusal();
  const check = (field: 'first' | 'second') => {
    const { name, employee: person } = people[field];
    assertUnambiguous(people[field], field);
    if (!person) {
      const sentence = t('There is no employee named {name}.', { name });
      throw atField('no_employee', field, sentence);
    }
    if (!managesArea(actor, person.area)) throw refusal();
    if (person.ativo === 'N')
      throw atField('not_active', field, t('{name} has left.', { name: person.name }));
    return authorized(person);
  };
  const [first, second] = [check('first'), check('second')];
  // Only the database knows that two spellings are the same name.
  if (first.id === second.id) {
    throw atField('invalid_input', 'second', t('Choose two different people'));
  }
  if (first.areaId !== second.areaId) {
    const sentence = t('{name} isn’t in {area}. Choose two people from the same area.', {
      name: second.name,
      area: areaName(first.area),
    });
    throw atField('conflict', 'second', sentence);
  }
  return { first, second };
}

/** Lets a Head remove a pair of their area, and an admin any. @throws AppError forbidden, not_found */
export function authorizeUnpairing(actor: Actor, pair: Pair | null): Authorized<Pair> {
  if (!pair) {
    throw new AppError('not_found', t('This pair is no longer on the list. Reload the page.'));
  }
  if (!managesArea(actor, pair.firstArea) || !managesArea(actor, pair.secondArea)) throw refusal();
  return authorized(pair);
}
