import { areaName } from '@intranet/contract/people/area-name.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SortKey } from '#core/db/keyset.ts';
import { sortByText } from '#core/text-order.ts';

export interface Area {
  id: number;
  name: string;
}

/** Sorts areas by their names in the user's language. */
export function byArea(areaId: RawBuilder<number>, areas: readonly Area[]): SortKey {
  const ids = sortByText(areas, ({ name }) => areaName(name)).map(({ id }) => id);
  return { expression: sql`coalesce(array_position(${ids}::bigint[], ${areaId}), 0)`, type: 'int' };
}
