import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Rows are merged when there are this many more than areas. */
const MAX_ROWS = 200;

/** The stamps of areas, by id; that of null changes with what concerns everybody. */
export type AreaStamps = ReadonlyMap<number | null, string>;

const STAMP = sql<string>`concat(sum(n), '.', bit_xor(mark))`;

/** The merge preserves the sum and the mark of each area. Concurrent merges take different rows. */
const MERGE = sql`
  with gone as (delete from leave_changes returning area_id, n, mark)
  insert into leave_changes (area_id, n, mark)
  select area_id, sum(n), bit_xor(mark) from gone group by area_id`;

const merging = new WeakSet<Db>();

async function mergeRows(db: Db): Promise<void> {
  if (merging.has(db)) return;
  merging.add(db);
  try {
    await MERGE.execute(db);
  } finally {
    merging.delete(db);
  }
}

/**
 * A stamp of the data in cached lists and on open pages: leaves, employees and their photos, deputies,
 * areas, ledger, coverage limits, settings. Every commit that changes them gives a new stamp, and no
 * stamp recurs. It must be read before the list (docs/decisions/0014).
 * @param area SQL for the id of the only area whose leave and balances count
 */
export async function readChangeStamp(db: Db, area?: RawBuilder<number | null>): Promise<string> {
  const counts = area === undefined ? sql`true` : sql`area_id is null or area_id = ${area}`;
  const { rows } = await sql<{ stamp: string; spare: number }>`
    select ${STAMP} as stamp, count(*) - count(distinct area_id) as spare
    from leave_changes where ${counts}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The aggregate returned no row');
  if (row.spare > MAX_ROWS) await mergeRows(db);
  return row.stamp;
}

export async function readAreaStamps(db: Db): Promise<AreaStamps> {
  const { rows } = await sql<{ area: number | null; stamp: string; rows: number }>`
    select area_id as area, ${STAMP} as stamp, count(*) as rows
    from leave_changes group by area_id`.execute(db);
  const spare = rows.reduce((sum, row) => sum + row.rows - 1, 0);
  if (spare > MAX_ROWS) await mergeRows(db);
  return new Map(rows.map(({ area, stamp }) => [area, stamp]));
}
