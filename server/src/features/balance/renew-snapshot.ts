import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '#core/db/database.ts';

const PAUSE_MS = 50;
const MAX_WAIT_MS = 60_000;

/** SQL: the transactions that may have added entries or employees that others don't see yet. */
const WRITERS = sql`
  select virtualtransaction as id from pg_locks
  where locktype = 'relation' and relation in ('ledger_entries'::regclass, 'employees'::regclass)
    and database = (select oid from pg_database where datname = current_database())
    and mode = 'RowExclusiveLock' and granted and pid <> pg_backend_pid()`;

interface Position {
  entry: number | null;
  employee: number | null;
}

/**
 * Returns the newest ids once no smaller ones can appear any more. Rows get their ids before they are
 * committed, but their transactions hold a lock on the table by then.
 */
async function findPosition(tx: Tx): Promise<Position> {
  const { rows } = await sql<Position & { writers: string[] }>`
    select (select max(id) from ledger_entries) as entry,
      (select max(id) from employees) as employee, array(${WRITERS}) as writers`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The position has no row');
  const { writers, ...position } = found;
  const ended = async () => {
    const left = await sql`
      select from (${WRITERS}) writer where id = any(${writers}::text[])`.execute(tx);
    return left.rows.length === 0;
  };
  for (let waited = 0; writers.length > 0 && !(await ended()); waited += PAUSE_MS) {
    if (waited >= MAX_WAIT_MS) {
      throw new Error('A transaction has changed ledger or employees for too long');
    }
    await delay(PAUSE_MS);
  }
  return position;
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
      const { entry, employee } = await findPosition(tx);
      await tx.deleteFrom('balance_snapshots').execute();
      if (entry === null) return;
      await sql`
      insert into balance_snapshots (last_entry_id, employee_id, days)
      select ${entry}::bigint, e.id, coalesce(le.days, 0)
      from employees e
      left join (
        select employee_id, sum(days) as days from ledger_entries
        where id <= ${entry} group by employee_id
      ) le on le.employee_id = e.id
      where e.id <= ${employee}
      order by e.id`.execute(tx);
    });
}
