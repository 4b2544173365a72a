import { ACCRUAL_DAYS } from '@intranet/contract/balance/accrual.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/db/database.ts';
import { findPosition } from '../ledger-position.ts';

interface Due {
  employee_id: number;
  name: string;
  area_id: number;
  overdue: number;
  missed: Day;
  due: number;
  by: Day;
}

interface DueOrder extends Pick<Due, 'employee_id' | 'name' | 'area_id' | 'due' | 'by'> {
  /** Null if nothing is overdue or due. */
  urgency: number | null;
}

const MONTH = sql.lit(ACCRUAL_DAYS);

/** SQL: the same expression as the generated column `vacation_due_snapshots.urgency`. */
const URGENCY = sql`case when c.overdue > 0 or c.due > 0
  then (c.overdue * 100)::bigint * 1000 - (c.by - date '2000-01-01') end`;

/** SQL: the law covers employee `e`, but no contractors (D14). */
const IS_COVERED = sql<boolean>`(e.ativo = 'S' and e.start_date is not null)`;

/**
 * SQL: what is overdue and due on a day for employee `e`, as `computeVacationDue` in the contract
 * computes it from the ledger. Each step of it is one of the subqueries.
 */
const computedOn = (today: Day, condition = sql<boolean>`true`) => sql`
  select e.start_date,
    case when work.years < 2 then 0
      else greatest(0, sums.today - ${MONTH} * (earned.last_year + earned.this_year)) end as overdue,
    work.start - 1 as missed,
    case when work.years < 1 then 0
      else greatest(0, sums.by_next - ${MONTH} * earned.this_year) end as due,
    work.next - 1 as by,
    -- An opening balance of a later day adds its months one by one.
    case when sums.opened_on > ${today}::date then ${today}::date
      else least(work.next, sums.next_entry) - 1 end as valid_until
  from (select (extract(year from ${today}::date) - extract(year from e.start_date))::int) n (passed)
  cross join lateral (
    select greatest(0, passed - case when (e.start_date + make_interval(years => passed))::date
      > ${today}::date then 1 else 0 end) as years
  ) whole
  cross join lateral (
    select whole.years,
      (e.start_date + make_interval(years => whole.years - 1))::date as previous,
      (e.start_date + make_interval(years => whole.years))::date as start,
      (e.start_date + make_interval(years => whole.years + 1))::date as next
  ) work
  cross join lateral (
    select coalesce(sum(days) filter (where effective_on <= ${today}::date), 0) as today,
      coalesce(sum(days) filter (where effective_on < work.next), 0) as by_next,
      min(effective_on) filter (where effective_on > ${today}::date) as next_entry,
      min(effective_on) filter (where kind = 'opening') as opened_on
    from ledger_entries le where le.employee_id = e.id
  ) sums
  cross join lateral (
    select count(*) filter (where month <= work.start) as last_year,
      count(*) filter (where month > work.start) as this_year
    from (
      select effective_on from ledger_entries le where le.employee_id = e.id and le.kind = 'accrual'
      union
      select day from (
        select (e.start_date + make_interval(months => 12 * work.years + n))::date
        from generate_series(-11, 12) n where sums.opened_on > work.previous
      ) anniversary (day)
      where day <= sums.opened_on
    ) months (month)
    where month > work.previous and month <= ${today}::date
  ) earned
  where ${condition}`;

/** SQL: the position in the ledger up to which everybody's entries are in what is saved. */
const SAVED_UP_TO = sql`(select last_entry_id from vacation_due_snapshots limit 1)`;

/**
 * SQL: employees `e` whom the law covers, with what is saved (`s`) and whether it still holds: until a
 * later entry, a new start date or its last valid day (decision 52).
 */
const savedOn = (today: Day, who: RawBuilder<boolean>, computed = sql``) => sql`
  from employees e
  left join vacation_due_snapshots s on s.employee_id = e.id
  left join (
    select distinct employee_id from ledger_entries
    -- The upper bound shows the planner that few entries follow.
    where id > ${SAVED_UP_TO} and id <= (select max(id) from ledger_entries)
  ) later on later.employee_id = e.id
  cross join lateral (
    select s.start_date = e.start_date and ${today}::date between s.computed_on and s.valid_until
      and later.employee_id is null as it
  ) holds
  ${computed}
  where ${IS_COVERED} and ${who}`;

/**
 * SQL: overdue and due vacation on a day (CLT Art. 134, 137), also of people who have none: as it was
 * saved, or computed.
 * @param who a condition of employee `e`
 */
export const vacationDueOn = (today: Day, who = sql<boolean>`true`) =>
  sql<Due>`(
    select e.id as employee_id, e.name, e.area_id, coalesce(c.overdue, s.overdue) as overdue,
      coalesce(c.missed, s.missed) as missed, coalesce(c.due, s.due) as due,
      coalesce(c.by, s.by) as by
    ${savedOn(
      today,
      who,
      // OFFSET 0 makes the planner check the condition before it reads the ledger.
      sql`left join lateral (${computedOn(today, sql`holds.it is not true`)} offset 0) c on true`,
    )}
  )`.as<'due'>(sql.ref('due'));

/**
 * SQL: the sort columns of the list of vacation due, for the same people. Computes each column separately:
 * slower for people whose saved row no longer holds, faster for all others.
 * @param who a condition of employee `e`
 */
export const vacationDueOrderOn = (today: Day, who = sql<boolean>`true`) => {
  const computed = (value: RawBuilder<unknown>) =>
    sql`(select ${value} from (${computedOn(today)}) c)`;
  return sql<DueOrder>`(
    select e.id as employee_id, e.name, e.area_id,
      case when holds.it then s.urgency else ${computed(URGENCY)} end as urgency,
      case when holds.it then s.due else ${computed(sql`c.due`)} end as due,
      case when holds.it then s.by else ${computed(sql`c.by`)} end as by
    ${savedOn(today, who)}
    -- Computes each column once for each row.
    offset 0
  )`.as<'due'>(sql.ref('due'));
};

/** Saves what is overdue and due on a day. Entries can be added meanwhile. */
export async function renewVacationDue(db: Db, today: Day): Promise<void> {
  // What is saved must include the entries that were committed while the position was being found.
  await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (tx) => {
      // Renewals run one at a time.
      await sql`lock table vacation_due_snapshots in share row exclusive mode`.execute(tx);
      const { entry } = await findPosition(tx);
      await tx.deleteFrom('vacation_due_snapshots').execute();
      if (entry === null) return;
      await sql`
        insert into vacation_due_snapshots
          (employee_id, last_entry_id, computed_on, start_date, overdue, missed, due, by, valid_until)
        select e.id, ${entry}::bigint, ${today}::date, c.*
        from employees e cross join lateral (${computedOn(today)}) c
        where ${IS_COVERED}`.execute(tx);
    });
}
