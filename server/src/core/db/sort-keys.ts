import { type RawBuilder, sql } from 'kysely';
import { sortByText } from '../text-order.ts';
import { folded } from './folded.ts';
import type { SortKey } from './keyset.ts';

export const byName = (name: RawBuilder<string>): SortKey => ({
  expression: folded(name),
  type: 'text',
});

/** Sorts a value that is one of these by their names in the user's language. */
export function byRank(
  value: RawBuilder<unknown>,
  values: readonly string[],
  nameOf: (value: string) => string,
): SortKey {
  const ordered = sortByText(values, nameOf);
  return {
    expression: sql`coalesce(array_position(${ordered}::text[], ${value}), 0)`,
    type: 'int',
  };
}
