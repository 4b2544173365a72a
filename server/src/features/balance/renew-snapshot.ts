import { sql } from 'kysely';
import type { Db } from '#core/db/database.ts';
import { findPosition } from './ledger-position.ts';

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
