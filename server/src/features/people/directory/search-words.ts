import { fold } from '@intranet/contract/core/text.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { type RawBuilder, sql } from 'kysely';
import { hasPart } from '#core/db/find-matches.ts';
import type { Area } from '../people-sql.ts';

/** True if a word is in a stored name, or in the name that the user's screens show. */
const isIn = (word: string, ...names: string[]) =>
  names.some((name) => fold(name).includes(fold(word)));

/** SQL: employee `e` has a word in the name, area, position or email. Each part has an index. */
function hasWord(word: string, areas: readonly Area[]): RawBuilder<boolean> {
  const inAreas = areas.filter(({ name }) => isIn(word, name, areaName(name)));
  const inCargos = CARGOS.filter((cargo) => isIn(word, cargo, positionName(cargo)));
  return sql`e.id in (
    select p.id from employees p where ${hasPart(sql.ref('p.name'), word)}
    union all
    select p.id from employees p where p.area_id = any(${inAreas.map(({ id }) => id)}::bigint[])
    union all
    select p.id from employees p where p.cargo = any(${inCargos}::text[])
    union all
    select p.id from employees p join accounts on accounts.id = p.account_id
    where ${hasPart(sql.ref('accounts.email'), word)})`;
}

/** SQL: employee `e` has every word of a text. */
export function hasWords(text: string, areas: readonly Area[]): RawBuilder<boolean> {
  const words = new Set(text.split(/\s+/).filter(Boolean));
  const each = [...words].map((word) => hasWord(word, areas));
  return sql.join([sql`true`, ...each], sql` and `) as RawBuilder<boolean>;
}
