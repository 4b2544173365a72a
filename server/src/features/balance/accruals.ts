import { ACCRUAL_DAYS } from '@intranet/contract/balance/accrual.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';

/** Posts every accrual that is due and missing (D18), also after downtime. @returns their number */
export async function postAccruals(deps: Deps): Promise<number> {
  return postAccrualsUpTo(deps.db, today(deps));
}

/** Posts the missing accruals up to and including a day (D18), of all employees or `only` of one. */
export async function postAccrualsUpTo(db: DbOrTx, until: Day, only: number | null = null) {
  // PostgreSQL adds months as D18 requires: the 31st becomes a shorter month's last day.
  const result = await sql`
    insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
    select e.id, 'accrual', ${ACCRUAL_DAYS}, due.on_day, 'Intranet',
      'Month ' || n.month || ' since ' || to_char(e.start_date, 'DD/MM/YYYY')
    from employees e
    cross join lateral (
      select greatest(e.accrues_after, max(le.effective_on)) as day
      from ledger_entries le where le.employee_id = e.id and le.kind = 'accrual'
    ) through
    cross join lateral age(greatest(through.day, e.start_date), e.start_date) as gone
    cross join lateral age(${until}::date, e.start_date) as total
    cross join lateral generate_series(
      greatest(1, (extract(year from gone) * 12 + extract(month from gone))::int - 1),
      (extract(year from total) * 12 + extract(month from total))::int + 1
    ) as n(month)
    cross join lateral (
      select (e.start_date + make_interval(months => n.month))::date as on_day
    ) due
    where e.ativo = 'S' and e.start_date is not null
      and (${only}::bigint is null or e.id = ${only})
      and due.on_day > through.day and due.on_day <= ${until}::date
    order by e.id, n.month
    on conflict do nothing`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
