import type { NamedReaders, Readers } from '@intranet/contract/groups/readers.ts';

/** Readers as calls take them. */
export const readerIds = (readers: NamedReaders | null): Readers | null =>
  readers && {
    roles: readers.roles,
    people: readers.people.map(({ employee_id }) => employee_id),
    groups: readers.groups.map(({ id }) => id),
  };
