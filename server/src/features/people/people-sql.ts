import { areaName } from '@intranet/contract/people/area-name.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '#core/db/folded.ts';
import type { SortKey } from '#core/db/keyset.ts';
import { sortByText } from '#core/text-order.ts';

interface PeopleFilter {
  /** A part of the name. */
  name?: string | undefined;
  area?: string | undefined;
  position?: string | undefined;
}

/** SQL: employee `e` passes the filters of a list. Empty ones let everybody pass. */
export function passesFilter({ name, area, position }: PeopleFilter): RawBuilder<boolean> {
  const conditions = [
    name && contains(sql.ref('e.name'), name),
    area && sql`e.area_id in (select id from areas where name = ${area})`,
    position && sql`e.cargo = ${position}`,
  ];
  return sql.join([sql`true`, ...conditions.filter(Boolean)], sql` and `) as RawBuilder<boolean>;
}

export interface Area {
  id: number;
  name: string;
}

/** Sorts areas by their names in the user's language. */
export function byArea(areaId: RawBuilder<number>, areas: readonly Area[]): SortKey {
  const ids = sortByText(areas, ({ name }) => areaName(name)).map(({ id }) => id);
  return { expression: sql`coalesce(array_position(${ids}::bigint[], ${areaId}), 0)`, type: 'int' };
}
