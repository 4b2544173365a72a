import { MAX_MATCHES } from '@intranet/contract/core/list-page.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { contains, folded, hasWord } from './folded.ts';

interface Searched {
  id: RawBuilder<number>;
  /** The searched texts. The first one sorts the matches. */
  texts: readonly [RawBuilder<string>, ...RawBuilder<string>[]];
}

type TextTest = (text: RawBuilder<string>, word: string) => RawBuilder<boolean>;

/** The index finds parts of words by their groups of three letters. */
export const MIN_PART = 3;
/** SQL: a text has a word, of which one or two letters must begin a word of the text. */
export const hasPart: TextTest = (text, word) =>
  word.length < MIN_PART ? hasWord(text, word) : contains(text, word);

/**
 * The ids of the entries that have every typed word, at most 20. One or two letters must begin a word,
 * because looking for them anywhere reads every entry. Entries that have them as
 * beginnings of words come first, in a statement of their own, because most searches end there and it
 * reads the index in its order.
 */
export async function findMatches<DB, TB extends keyof DB>(
  entries: SelectQueryBuilder<DB, TB, object>,
  { id, texts }: Searched,
  typed: string,
): Promise<{ ids: number[]; more: boolean }> {
  const words = [...new Set(typed.split(/\s+/).filter(Boolean))];
  const hasEach = (test: TextTest) => {
    const each = words.map(
      (word) =>
        sql`(${sql.join(
          texts.map((text) => test(text, word)),
          sql` or `,
        )})`,
    );
    return sql.join([sql`true`, ...each], sql` and `) as RawBuilder<boolean>;
  };
  const read = async (condition: RawBuilder<boolean>, limit: number) => {
    const rows = await entries
      .where(condition)
      .select(id.as('id'))
      .orderBy(folded(texts[0]))
      .orderBy(id)
      .limit(limit)
      .$castTo<{ id: number }>()
      .execute();
    return rows.map((row) => row.id);
  };
  // One more shows whether there are more.
  const ids = await read(hasEach(hasWord), MAX_MATCHES + 1);
  if (ids.length <= MAX_MATCHES && words.some((word) => word.length >= MIN_PART)) {
    const others = sql<boolean>`${hasEach(hasPart)} and ${id} <> all(${ids}::bigint[])`;
    ids.push(...(await read(others, MAX_MATCHES + 1 - ids.length)));
  }
  return { ids: ids.slice(0, MAX_MATCHES), more: ids.length > MAX_MATCHES };
}
