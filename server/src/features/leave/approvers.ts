import type { Day } from '@intranet/contract/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import type { Approver } from './queries.ts';

/**
 * Who decides each leave on a day (D23), as rows (leave_id, account_id): the present Heads of the
 * requester's area, else the present C-Level, else the administrators; never the requester. A Head's
 * own leave begins at C-Level. Present is who has no approved leave on that day.
 * @param which a condition on `l`, the leaves concerned
 */
export function approversOn(day: Day, which: RawBuilder<boolean>) {
  return sql<{ leave_id: number; account_id: number; name: string; email: string }>`(
    with deciders as (
      select e.account_id, e.area_id, e.cargo, e.name, a.email
      from employees e join accounts a on a.id = e.account_id
      where e.ativo = 'S' and e.cargo in ('Head', 'C-Level')
        and not exists (
          select from leaves away
          where away.employee_id = e.id and away.state in ('approved', 'cancellation_asked')
            and ${day}::date between away.starts_on and away.ends_on)
      union all
      select a.id, null, 'admin', a.username, a.email from accounts a where a.role = 'admin'
    ), candidates as (
      select l.id as leave_id, d.account_id, d.name, d.email,
        case d.cargo when 'Head' then 1 when 'C-Level' then 3 else 4 end as level
      from leaves l
      join employees r on r.id = l.employee_id
      join deciders d on d.account_id is distinct from r.account_id and case d.cargo
        when 'Head' then d.area_id = l.area_id and r.cargo not in ('Head', 'C-Level')
        else true end
      where ${which}
    )
    select leave_id, account_id, name, email
    from (select *, min(level) over (partition by leave_id) as first_level from candidates) ranked
    where level = first_level
  )`;
}

/** Who may decide one leave today, by name. */
export async function findApprovers(db: DbOrTx, leaveId: number, today: Day): Promise<Approver[]> {
  return db
    .selectFrom(approversOn(today, sql`l.id = ${leaveId}`).as('ap'))
    .select(['ap.account_id as accountId', 'ap.name', 'ap.email'])
    .orderBy('ap.name')
    .execute();
}
