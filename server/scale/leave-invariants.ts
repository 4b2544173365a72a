import { sql } from 'kysely';
import type { Db } from '#core/db/database.ts';

/** Finds violations of leave's invariants after concurrent work (S18). Each list must be empty. */
export async function findViolations(db: Db) {
  const overlapping = await sql`
    select a.id, b.id as other from leaves a
    join leaves b on b.employee_id = a.employee_id and b.id > a.id
      and b.starts_on <= a.ends_on and a.starts_on <= b.ends_on
    where a.state in ('pending', 'approved') and b.state in ('pending', 'approved')`.execute(db);
  const decidedTwice = await sql`
    select leave_id, version from leave_events where event in ('approved', 'rejected')
    group by leave_id, version having count(*) > 1`.execute(db);
  const debitedWrongly = await sql`
    select l.id, l.state, count(d.id) from leaves l
    left join ledger_entries d on d.leave_id = l.id and d.kind = 'debit'
    where l.type = 'Vacation'
    group by l.id having count(d.id) <> case l.state when 'approved' then 1 else 0 end
      or coalesce(-sum(d.days), 0) <> case l.state when 'approved' then l.days else 0 end`.execute(
    db,
  );
  const belowLimit = await sql`
    select employee_id, sum(days) from ledger_entries group by employee_id having sum(days) < 0`.execute(
    db,
  );
  const accruedTwice = await sql`
    select employee_id, effective_on from ledger_entries where kind = 'accrual'
    group by employee_id, effective_on having count(*) > 1`.execute(db);
  const jobsFailed = await sql`select name, output from pgboss.job where state = 'failed'`.execute(
    db,
  );
  return {
    overlapping: overlapping.rows,
    decidedTwice: decidedTwice.rows,
    debitedWrongly: debitedWrongly.rows,
    belowLimit: belowLimit.rows,
    accruedTwice: accruedTwice.rows,
    jobsFailed: jobsFailed.rows,
  };
}

export const NO_VIOLATIONS: Awaited<ReturnType<typeof findViolations>> = {
  overlapping: [],
  decidedTwice: [],
  debitedWrongly: [],
  belowLimit: [],
  accruedTwice: [],
  jobsFailed: [],
};
