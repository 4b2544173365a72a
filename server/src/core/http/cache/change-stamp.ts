import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const MAX_ROWS = 200;

interface Stamp {
  stamp: string;
  rows: number;
}

const READ = sql<Stamp>`
  select concat(sum(n), '.', bit_xor(mark)) as stamp, count(*) as rows from leave_changes`;

/** Keeps sum and mark, so the stamp stays the same. Each of two concurrent merges takes its own rows. */
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
 * The state of everything that cached lists show: leaves, employees, areas, ledger, coverage limits,
 * settings. Every commit that changes them gives a new stamp, and no stamp ever returns. Read it before
 * the list; docs/decisions/0014 says why that is enough.
 */
export async function readChangeStamp(db: Db): Promise<string> {
  const {
    rows: [row],
  } = await READ.execute(db);
  if (!row) throw new Error('The aggregate returned no row');
  if (row.rows > MAX_ROWS) await mergeRows(db);
  return row.stamp;
}
