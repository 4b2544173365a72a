import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { positionName } from '@intranet/contract/people/positions.ts';

export const areaAndPosition = ({ area, cargo }: Pick<Namesake, 'area' | 'cargo'>): string =>
  `${areaName(area)} · ${positionName(cargo)}`;

/**
 * `Finance · Head` by id, for the people of a list who share their name with another one in it.
 * @param noteOf what tells them apart; area and position by default
 */
export function namesakeNotes(
  people: readonly Namesake[],
  noteOf: (person: Namesake) => string = areaAndPosition,
): Map<number, string> {
  // A newer server may send a person without a name (D68).
  const perName = Map.groupBy(people, ({ name }) => name?.toLowerCase());
  const shared = [...perName.values()].filter(
    (ones) => new Set(ones.map(({ employee_id }) => employee_id)).size > 1,
  );
  return new Map(shared.flat().map((person) => [person.employee_id, noteOf(person)]));
}
