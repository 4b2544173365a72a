import type { Access } from '@intranet/contract/core/endpoint.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Readers } from '@intranet/contract/groups/readers.ts';
import { type DepartmentId, departmentOf } from '@intranet/contract/links/departments.ts';
import { isReader } from '@intranet/contract/links/items.ts';
import { type Membership, membershipsIn, type Reader } from '#features/groups/policy.ts';

/** An item of the specification, for which the role decides. */
type SpecifiedItem = { readers: Access };

/** An item that an administrator added. */
export interface ItemRights {
  department: DepartmentId;
  hidden: boolean;
  /** Null: the readers of the department's page. */
  readers: Readers | null;
  ownerId: number | null;
}

export type ReadReason = Membership | { by: 'admin' } | { by: 'owner' };

const isAdded = (item: SpecifiedItem | ItemRights): item is ItemRights => 'ownerId' in item;

/** The readers of an item that has none of its own. */
export const departmentReaders = ({ department }: Pick<ItemRights, 'department'>): Readers => ({
  roles: [...departmentOf({ department }).readers],
  people: [],
  groups: [],
});

/**
 * All reasons why somebody may read an added item; none if they may not (D56). Administrators read
 * every item, because they enter its address. A hidden item has no readers.
 */
export function reasonsToRead(item: ItemRights, reader: Reader): ReadReason[] {
  if (item.hidden || reader.hasLeft) return [];
  const isOwner = item.ownerId !== null && item.ownerId === reader.employeeId;
  return [
    ...(reader.role === 'admin' ? [{ by: 'admin' } as const] : []),
    ...(isOwner ? [{ by: 'owner' } as const] : []),
    ...membershipsIn(item.readers ?? departmentReaders(item), reader),
  ];
}

/**
 * True if somebody may read an item (D56). Menu, cards, search, calls and the content security policy ask this
 * function. @param reader null for a visitor
 */
export function mayRead(item: SpecifiedItem, reader: { role: Role } | null): boolean;
export function mayRead(item: ItemRights, reader: Reader | null): boolean;
export function mayRead(item: SpecifiedItem | ItemRights, reader: Reader | { role: Role } | null) {
  if (!isAdded(item)) return isReader(item.readers, reader?.role ?? null);
  return reader !== null && 'groups' in reader && reasonsToRead(item, reader).length > 0;
}
