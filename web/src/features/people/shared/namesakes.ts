import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { positionName } from '@intranet/contract/people/positions.ts';

export const areaAndPosition = ({ area, cargo }: Pick<Namesake, 'area' | 'cargo'>): string =>
  `${areaName(area)} · ${positionName(cargo)}`;

/** `Finance · Head` by id, for the people of a list who share their name with another one in it. */
export function namesakeNotes(people: readonly Namesake[]): Map<number, string> {
  const idsOf = new Map<string, Set<number>>();
  for (const { name, employee_id } of people) {
    const key = name.toLowerCase();
    idsOf.set(key, (idsOf.get(key) ?? new Set()).add(employee_id));
  }
  const shared = people.filter(({ name }) => (idsOf.get(name.toLowerCase())?.size ?? 0) > 1);
  return new Map(shared.map((person) => [person.employee_id, areaAndPosition(person)]));
}
