import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const MAX_ROWS = 200;

type Stamp = { stamp: string; rows: number };

const READ = sql<Stamp>`
  select concat(sum(n), '.', bit_xor(mark)) as stamp, count(*) as rows from leave_changes`;

/** The merge preserves sum and mark, so the stamp stays the same. Concurrent merges take different rows. */
const MERGE = sql`
  with gone as (delete from leave_changes returning n, mark)
  insert into leave_changes (n, mark)
  select sum(n), bit_xor(mark) from gone having count(*) > 0`;

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
 */
export async function readChangeStamp(db: Db): Promise<string> {
  const {
    rows: [row],
  } = await READ.execute(db);
  if (!row) throw new Error('The aggregate returned no row');
  if (row.rows > MAX_ROWS) await mergeRows(db);
  return row.stamp;
}
