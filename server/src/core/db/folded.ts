import { type RawBuilder, sql } from 'kysely';

/** SQL: a text without accents and letter case, which an index on `employees.name` has. */
export const folded = (text: RawBuilder<string>): RawBuilder<string> => sql`folded(${text})`;

/** SQL: the text contains the other, without regard to accents and letter case. */
export function contains(text: RawBuilder<string>, part: string): RawBuilder<boolean> {
  // In LIKE, these three have a meaning of their own.
  const literal = part.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&');
  return sql`${folded(text)} like '%' || folded(${literal}) || '%'`;
}
