import { COUNTS_AT_ONCE } from '@intranet/contract/balance/funding.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { Value } from '#core/db/value.ts';

interface EmployeeBalance {
  employee_id: number;
  days: number;
}

const AT_ONCE = literals(COUNTS_AT_ONCE);

/** SQL: the position of the newest snapshot in the ledger; null without one. */
export const LATEST = sql<number | null>`(select max(last_entry_id) from balance_snapshots)`;

/**
 * SQL: what each employee's balance on a day differs by from their sum in the snapshot, which
 * includes entries of any date.
 */
const changesOn = (day: Value<Day>) => sql`
  select employee_id, sum(days) as days
  from (
    select employee_id, days from ledger_entries
    -- The upper bound shows the planner that few entries follow.
    where id > ${LATEST} and id <= (select max(id) from ledger_entries)
    union all
    select employee_id, -days from ledger_entries
    where kind not in ${AT_ONCE} and effective_on > ${day}::date
  ) change
  group by employee_id`;

/** SQL: the balance on a day of employee `e`, from the ledger alone (D17). */
const sumOn = (day: Value<Day>) => sql`(
  select coalesce(sum(le.days), 0) from ledger_entries le
  where le.employee_id = e.id and (le.kind in ${AT_ONCE} or le.effective_on <= ${day}::date))`;

/**
 * SQL: every employee's balance on a day (SALDO, D17, `countsTowardsBalance` in the contract): the
 * snapshot and what has changed since. Somebody without a snapshot has the sum of their entries.
 */
export const balancesOn = (day: Value<Day>) =>
  sql<EmployeeBalance>`(
    select e.id as employee_id, case when s.employee_id is null then ${sumOn(day)}
      else s.days + coalesce(change.days, 0) end as days
    from employees e
    left join balance_snapshots s on s.employee_id = e.id and s.last_entry_id = ${LATEST}
    left join (${changesOn(day)}) change on change.employee_id = e.id
  )`.as<'balances'>(sql.ref('balances'));
