import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** More rows than this are put together into one. */
const MANY = 200;

interface Stamp {
  stamp: string;
  rows: number;
}

const READ = sql<Stamp>`
  select concat(sum(n), '.', bit_xor(mark)) as stamp, count(*) as rows from leave_changes`;

/** Neither the sum nor the mix is another one afterwards; of two at once each puts its own together. */
const PUT_TOGETHER = sql`
  with gone as (delete from leave_changes returning n, mark)
  insert into leave_changes (n, mark)
  select sum(n), bit_xor(mark) from gone having count(*) > 0`;

const busy = new WeakSet<Db>();

async function putTogether(db: Db): Promise<void> {
  if (busy.has(db)) return;
  busy.add(db);
  try {
    await PUT_TOGETHER.execute(db);
  } finally {
    busy.delete(db);
  }
}

/**
 * The state of all that lists of leave are made from: leaves, employees, areas, ledger, coverage limits,
 * settings. Another one after every commit that changed them, and never one that was before. To be read
 * before the list is, never after; docs/decisions/0014 says why that is enough.
 */
export async function readChangeStamp(db: Db): Promise<string> {
  const {
    rows: [row],
  } = await READ.execute(db);
  if (!row) throw new Error('An aggregate without a row');
  if (row.rows > MANY) await putTogether(db);
  return row.stamp;
}
