import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';

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
export async function findPosition(tx: Tx): Promise<Position> {
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
