/** The keys that name an entry of a deck's list: the first group that an entry has. */
export const ENTRY_NAMES: readonly (readonly string[])[] = [
  ['name'],
  ['label'],
  ['city', 'country', 'region'],
  ['category'],
  ['title'],
  ['year'],
];
