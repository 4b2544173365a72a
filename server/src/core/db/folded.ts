import { type RawBuilder, sql } from 'kysely';

/** SQL: a text without accents and letter case, which an index on `employees.name` has. */
export const folded = (text: RawBuilder<string>): RawBuilder<string> => sql`folded(${text})`;

// In LIKE, these three have a meaning of their own.
const literal = (part: string) => part.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&');

/** SQL: the text contains the other, without regard to accents and letter case. */
export const contains = (text: RawBuilder<string>, part: string): RawBuilder<boolean> =>
  sql`${folded(text)} like '%' || folded(${literal(part)}) || '%'`;

/** SQL: a word of the text begins with the other, without regard to accents and letter case. */
export const hasWord = (text: RawBuilder<string>, part: string): RawBuilder<boolean> =>
  sql`(${folded(text)} like folded(${literal(part)}) || '%'
    or ${folded(text)} like '% ' || folded(${literal(part)}) || '%')`;
