import type { Kysely, KyselyPlugin } from 'kysely';
import type { Db } from '#core/db/database.ts';
import type { DB } from '#core/db/schema.d.ts';

/** Wraps the database and counts its statements, except those that set a transaction's timeouts. */
export function countedDb(original: Db): { db: Db; statements: () => number } {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  const db: Kysely<DB> = original.withPlugin(counter);
  return { db, statements: () => statements };
}
