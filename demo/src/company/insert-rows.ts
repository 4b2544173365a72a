import type { Tx } from '@intranet/server/core/db/database.ts';
import type { DB } from '@intranet/server/core/db/schema.ts';
import { type Insertable, sql } from 'kysely';

/** Rows per statement: large enough to be fast, small enough for one message. */
const CHUNK = 5_000;

/** Reserves ids of a table, so that rows that refer to each other can be prepared. */
export async function takeIds(tx: Tx, table: keyof DB, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id
    from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map((row) => row.id);
}

/** Inserts rows with the same columns, in order, a few thousand per statement. */
export async function insertRows<T extends keyof DB>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK));
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)
    `.execute(tx);
  }
}
