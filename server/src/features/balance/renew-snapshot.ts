import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '#core/db/database.ts';

const PAUSE_MS = 50;
const MAX_WAIT_MS = 60_000;

/** SQL: the transactions that may have added ledger entries that others don't see yet. */
const WRITERS = sql`
  select virtualtransaction as id from pg_locks
  where locktype = 'relation' and relation = 'ledger_entries'::regclass
    and database = (select oid from pg_database where datname = current_database())
    and mode = 'RowExclusiveLock' and granted and pid <> pg_backend_pid()`;

/**
 * Returns the newest entry's id once no smaller id can appear any more. Entries get their ids before
 * they are committed, but their transactions hold a lock on the table by then.
 */
async function findPosition(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ newest: number | null; writers: string[] }>`
    select (select max(id) from ledger_entries) as newest,
      array(${WRITERS}) as writers`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The position has no row');
  const { newest, writers } = found;
  const ended = async () => {
    const left = await sql`
      select from (${WRITERS}) writer where id = any(${writers}::text[])`.execute(tx);
    return left.rows.length === 0;
  };
  for (let waited = 0; writers.length > 0 && !(await ended()); waited += PAUSE_MS) {
    if (waited >= MAX_WAIT_MS) throw new Error('A transaction adds ledger entries for too long');
    await delay(PAUSE_MS);
  }
  return newest;
}

/**
 * Replaces the snapshot of balances by the sums of all present ledger entries (decision 49). Entries
 * can be added meanwhile, and readers see the former snapshot until the commit.
 */
export async function renewBalanceSnapshot(db: Db): Promise<void> {
  // The sums must include what was committed while the position was being found.
  await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (tx) => {
      // Renewals run one at a time.
      await sql`lock table balance_snapshots in share row exclusive mode`.execute(tx);
      const position = await findPosition(tx);
      await tx.deleteFrom('balance_snapshots').execute();
      if (position === null) return;
      await sql`
      insert into balance_snapshots (last_entry_id, employee_id, days)
      select ${position}::bigint, e.id, coalesce(le.days, 0)
      from employees e
      left join (
        select employee_id, sum(days) as days from ledger_entries
        where id <= ${position} group by employee_id
      ) le on le.employee_id = e.id
      order by e.id`.execute(tx);
    });
}
