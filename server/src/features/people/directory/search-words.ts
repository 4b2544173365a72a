import { fold } from '@intranet/contract/core/text.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { type RawBuilder, sql } from 'kysely';
import { hasPart, MIN_PART } from '#core/db/find-matches.ts';
import type { Area } from '../people-sql.ts';

/** Each word takes four lookups, and a further one hardly narrows the list. */
const MAX_WORDS = 8;

/** True if a word is in a name; one or two letters must begin a word of it. */
function isInName(word: string, name: string): boolean {
  if (word.length >= MIN_PART) return fold(name).includes(fold(word));
  return fold(name)
    .split(/\s+/)
    .some((part) => part.startsWith(fold(word)));
}

/** True if a word is in a stored name, or in the name that the user's screens show. */
const isIn = (word: string, ...names: string[]) => names.some((name) => isInName(word, name));

/** SQL: employee `e` has a word in the name, area, position or email. Each part has an index. */
function matchesWord(word: string, areas: readonly Area[]): RawBuilder<boolean> {
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

/** SQL: employee `e` has every word of a text, of which the first eight count. */
export function hasWords(text: string, areas: readonly Area[]): RawBuilder<boolean> {
  const words = new Set(text.split(/\s+/).filter(Boolean));
  const each = [...words].slice(0, MAX_WORDS).map((word) => matchesWord(word, areas));
  return sql.join([sql`true`, ...each], sql` and `) as RawBuilder<boolean>;
}
