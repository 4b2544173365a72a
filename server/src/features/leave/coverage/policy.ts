import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError, atField } from '#core/errors.ts';
import type { Area, Employee } from '#features/people/queries.ts';
import type { Pair } from './queries.ts';

function managesArea(actor: Actor, area: string): boolean {
  if (actor.role === 'admin') return true;
  return actor.employee?.cargo === 'Head' && actor.employee.area === area;
}

const refusal = () =>
  new AppError('forbidden', 'Only Heads set coverage rules, and only for their own area.');

/**
 * Lets a Head set the rules of their own area, and an administrator those of any. Null stands for
 * "there is no such area".
 * @throws AppError forbidden; not_found at the field `area`
 */
export function authorizeArea(actor: Actor, name: string, area: Area | null): Authorized<Area> {
  if (!managesArea(actor, area?.name ?? name)) throw refusal();
  if (!area) throw atField('not_found', 'area', `There is no area named ${name}.`);
  return authorized(area);
}

/**
 * Lets two people be named who should not be away together: of one area, by its Head or an
 * administrator. Null stands for "there is no such employee".
 * @throws AppError forbidden; at the field `first` or `second`: no_employee, not_active,
 *   invalid_input, conflict
 */
export function authorizePairing(
  actor: Actor,
  names: { first: string; second: string },
  people: { first: Employee | null; second: Employee | null },
): { first: Authorized<Employee>; second: Authorized<Employee> } {
  if (actor.role !== 'admin' && actor.employee?.cargo !== 'Head') throw refusal();
  const check = (field: 'first' | 'second') => {
    const person = people[field];
    if (!person) throw atField('no_employee', field, `There is no employee named ${names[field]}.`);
    if (!managesArea(actor, person.area)) throw refusal();
    if (person.ativo === 'N') throw atField('not_active', field, `${person.name} has left.`);
    return authorized(person);
  };
  const [first, second] = [check('first'), check('second')];
  // One person under two spellings of a name, which only the database knows for one.
  if (first.id === second.id) {
    throw atField('invalid_input', 'second', 'Choose two different people');
  }
  if (first.areaId !== second.areaId) {
    const sentence = `${second.name} is not of ${first.area}: choose two people of one area.`;
    throw atField('conflict', 'second', sentence);
  }
  return { first, second };
}

/**
 * Lets a Head take back a pair of their own area, and an administrator any. Null stands for "there is
 * none".
 * @throws AppError forbidden, not_found
 */
export function authorizeUnpairing(actor: Actor, pair: Pair | null): Authorized<Pair> {
  if (!pair) {
    throw new AppError('not_found', 'There is no such pair. The list may have changed meanwhile.');
  }
  if (!managesArea(actor, pair.firstArea) || !managesArea(actor, pair.secondArea)) throw refusal();
  return authorized(pair);
}
