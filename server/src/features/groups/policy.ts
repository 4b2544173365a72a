import type { Role } from '@intranet/contract/core/roles.ts';
import type { Readers } from '@intranet/contract/groups/readers.ts';

/** Somebody who may be among readers. */
export interface Reader {
  role: Role;
  /** Null for an account without an employee. */
  employeeId: number | null;
  /** People who have left belong to nothing. */
  hasLeft: boolean;
  /** The ids of the groups that the person belongs to today. */
  groups: readonly number[];
}

/** Why somebody is among readers. */
export type Membership =
  | { by: 'role'; role: Role }
  | { by: 'person' }
  | { by: 'group'; group: number };

/** All reasons why somebody is among readers; none if they aren't (D56). */
export function membershipsIn(readers: Readers, reader: Reader): Membership[] {
  if (reader.hasLeft) return [];
  const { role, employeeId, groups } = reader;
  const isChosen = employeeId !== null && readers.people.includes(employeeId);
  return [
    ...(readers.roles.includes(role) ? [{ by: 'role', role } as const] : []),
    ...(isChosen ? [{ by: 'person' } as const] : []),
    ...readers.groups
      .filter((group) => groups.includes(group))
      .map((group) => ({ by: 'group', group }) as const),
  ];
}
