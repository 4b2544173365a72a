import { COUNTS_AT_ONCE } from '@intranet/contract/balance/funding.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';

export interface EmployeeBalance {
  employee_id: number;
  days: number;
}

const AT_ONCE = literals(COUNTS_AT_ONCE);

/** SQL: the position of the newest snapshot in the ledger; null without one. */
export const LATEST = sql<number | null>`(select max(last_entry_id) from balance_snapshots)`;

/** SQL: the snapshot includes everybody up to this id. */
const LAST_EMPLOYEE = sql<number>`coalesce(
  (select max(employee_id) from balance_snapshots where last_entry_id = ${LATEST}), 0)`;

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

/** SQL: the people whose balance on a day isn't the sum in the snapshot, or who came after it. */
const changedOn = (day: Value<Day>) => sql`
  select change.employee_id, change.days + (
    -- A lookup for each, because a join would read all of the snapshot.
    select s.days from balance_snapshots s
    where s.last_entry_id = ${LATEST} and s.employee_id = change.employee_id) as days
  from (${changesOn(day)}) change
  where change.employee_id <= ${LAST_EMPLOYEE}
  union all
  select e.id, ${sumOn(day)} from employees e where e.id > ${LAST_EMPLOYEE}`;

export const joinPeople = (db: DbOrTx) =>
  db.selectFrom('employees as e').innerJoin('areas', 'areas.id', 'e.area_id');

export interface BalanceOrder {
  day: Day;
  direction: 'asc' | 'desc';
  limit: number;
  /** The last one of the page before. */
  after?: EmployeeBalance | undefined;
}

/**
 * Lists people by balance and then id. Most balances are read from the snapshot's index in this
 * order, so a page doesn't sort everybody.
 * @param filtered which of the people to list
 */
export async function listByBalance(
  db: DbOrTx,
  filtered: ReturnType<typeof joinPeople>,
  { day, direction, limit, after }: BalanceOrder,
): Promise<EmployeeBalance[]> {
  const order = sql.raw(direction);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const pageOf = (balances: RawBuilder<EmployeeBalance>) =>
    filtered
      .innerJoin(balances.as('b'), 'b.employee_id', 'e.id')
      .select(['b.employee_id', 'b.days'])
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(b.days, b.employee_id) ${beyond}
            (${after?.days}::numeric, ${after?.employee_id}::bigint)`,
        ),
      )
      .orderBy('b.days', direction)
      .orderBy('b.employee_id', direction)
      .limit(limit);
  const unchanged = sql<EmployeeBalance>`(
    select employee_id, days from balance_snapshots
    where last_entry_id = ${LATEST}
      -- Hashed, unlike an anti-join, which loops if few are expected and many have changed.
      and employee_id not in (select employee_id from changed))`;
  const { rows } = await sql<EmployeeBalance>`
    with changed as materialized (${changedOn(day)})
    ${pageOf(unchanged)} union all ${pageOf(sql`(select * from changed)`)}
    order by days ${order}, employee_id ${order} limit ${limit}`.execute(db);
  return rows;
}
