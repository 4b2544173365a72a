import { type RawBuilder, sql } from 'kysely';
import { contains } from '#core/db/folded.ts';

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
