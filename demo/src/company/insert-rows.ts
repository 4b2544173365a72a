import type { Tx } from '@intranet/server/core/db/database.ts';
import type { DB } from '@intranet/server/core/db/schema.d.ts';
import { type Insertable, sql } from 'kysely';

const CHUNK = 5_000;

/** Reserves ids of a table, so that rows that refer to each other can be prepared. */
export async function takeIds(tx: Tx, table: keyof DB, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id
    from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Inserts rows with the same columns, in order, a few thousand per statement.
 * @param onConflict `do nothing` keeps existing rows
 */
export async function insertRows<T extends keyof DB>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
  onConflict?: 'do nothing',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK));
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)
      ${onConflict ? sql`on conflict do nothing` : sql``}
    `.execute(tx);
  }
}

/** Inserts a row with a reserved id for each item. Returns the rows in the items' order. */
export async function insertWithIds<T extends keyof DB, Item, R extends Insertable<DB[T]>>(
  tx: Tx,
  table: T,
  items: readonly Item[],
  rowOf: (item: Item, id: number) => R,
): Promise<R[]> {
  const ids = await takeIds(tx, table, items.length);
  const rows = items.map((item, index) => rowOf(item, ids[index] as number));
  await insertRows(tx, table, rows);
  return rows;
}
