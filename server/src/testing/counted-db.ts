import type { Kysely, KyselyPlugin } from 'kysely';
import type { Db } from '#core/db/database.ts';
import type { DB } from '#core/db/schema.ts';

/** The database, and how many statements were asked of it; the limits of a transaction do not count. */
export function countedDb(asked: Db): { db: Db; statements: () => number } {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  const db: Kysely<DB> = asked.withPlugin(counter);
  return { db, statements: () => statements };
}
