import type { Day } from '@intranet/contract/core/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import { isYetToJoin } from '#features/accounts/joining/queries.ts';
import { isAway } from '#features/people/queries.ts';
import { IS_WAITING } from '../leave-sql.ts';

/** SQL: the mail server hasn't refused the account's address for good (D65). */
const IS_REACHABLE = sql<boolean>`not exists (
  select from refused where refused.recipient = a.email)`;

const IS_YET_TO_JOIN = isYetToJoin('a.id');

interface ApproverRow {
  leave_id: number;
  account_id: number;
  name: string;
  email: string;
  reachable: boolean;
}

/** SQL: true if the requester `r` is below the Heads. */
const IS_BELOW_HEADS = sql<boolean>`r.cargo not in ('Head', 'C-Level')`;

/** SQL for the approvers on a day of each leave `l` for which `which` holds (D23). */
export function approversOn(day: Value<Day>, which: RawBuilder<boolean>) {
  return approversOf(
    day,
    sql`select l.id, l.area_id, l.reminders, r.account_id as owner, ${IS_BELOW_HEADS} as below_heads
      from leaves l join employees r on r.id = l.employee_id
      where ${which}`,
  );
}

/**
 * The levels are the area's Heads, their deputies, C-Level and admins; a Head's own leave starts at
 * C-Level. Absent people and the requester don't count. If no email reaches a level, the next one
 * decides too (D65), and after two reminders one more.
 * @param requests SQL with `id`, `area_id`, `reminders`, `owner` and `below_heads`
 */
function approversOf(day: Value<Day>, requests: RawBuilder<unknown>) {
  return sql<ApproverRow>`(
    with requests as (${requests}), refused as materialized (
      -- Read once, because each mention of a partitioned table takes a millisecond to plan.
      select recipient from mail_outbox where refused
    ), present as not materialized (
      select e.id, e.account_id, e.area_id, e.cargo, e.name, a.email, ${IS_REACHABLE} as reachable
      from employees e join accounts a on a.id = e.account_id
      where e.ativo = 'S' and not ${IS_YET_TO_JOIN}
        and not ${isAway('e', day)}
    ), near as (
      select requests.id as leave_id, p.account_id, p.name, p.email, p.reachable, 1 as level
      from requests cross join lateral (
        -- OFFSET 0 makes the planner look up this area's Heads, not all Heads.
        select * from present
        where area_id = requests.area_id and cargo = 'Head' and account_id is distinct from requests.owner
        offset 0
      ) p
      where requests.below_heads
      union all
      select requests.id, p.account_id, p.name, p.email, p.reachable, 2
      from requests
      join employees head on head.area_id = requests.area_id and head.cargo = 'Head' and head.ativo = 'S'
      join deputies d on d.head_id = head.id
        and ${day}::date between coalesce(d.starts_on, '-infinity') and coalesce(d.ends_on, 'infinity')
      join present p on p.id = d.deputy_id
      where requests.below_heads and p.account_id is distinct from requests.owner
    ), far as (
      select * from requests
      where reminders >= 2
        or not exists (select from near where near.leave_id = requests.id and near.reachable)
    ), chiefs as (
      select far.id as leave_id, p.account_id, p.name, p.email, p.reachable, 3 as level
      from far cross join lateral (
        -- OFFSET 0 skips this lookup when no leave needs the level.
        select * from present where cargo = 'C-Level' and account_id is distinct from far.owner
        offset 0
      ) p
    ), farthest as (
      select * from far
      where reminders >= 2
        or not exists (select from chiefs where chiefs.leave_id = far.id and chiefs.reachable)
    ), candidates as (
      select * from near
      union all
      select * from chiefs
      union all
      select farthest.id, a.id, a.username, a.email, ${IS_REACHABLE}, 4
      from farthest cross join accounts a
      where a.role = 'admin' and not ${IS_YET_TO_JOIN} and a.id is distinct from farthest.owner
    ), levelled as (
      select c.leave_id, c.account_id, min(c.name) as name, min(c.email) as email,
        bool_and(c.reachable) as reachable, min(c.level) as level
      from candidates c
      group by c.leave_id, c.account_id
    ), ranked as (
      select *, dense_rank() over (partition by leave_id order by level) as rank from levelled
    ), reached as (
      select *, min(rank) filter (where reachable) over (partition by leave_id) as reached
      from ranked
    )
    select r.leave_id, r.account_id, r.name, r.email, r.reachable
    from reached r join requests on requests.id = r.leave_id
    where r.reached is null
      or r.rank <= r.reached + case when requests.reminders >= 2 then 1 else 0 end
  )`;
}

/** SQL: the people who can be approvers. Nobody decides their own leave, so theirs is computed alone. */
const CANDIDATES = sql`(
  select id from employees where cargo = 'C-Level'
  union select e.id from employees e join accounts a on a.id = e.account_id where a.role = 'admin'
  union select deputy_id from deputies)`;

const HEADS_AND_ABOVE = sql`(select id from employees where cargo in ('Head', 'C-Level'))`;

/**
 * SQL for the waiting leaves that an account may decide on a day (D23). It computes
 * approvers for each kind of leave instead of each leave (docs/decisions/0046): those of one
 * area, of people below the Heads or not, reminded twice or not.
 */
export function decidableBy(accountId: number, day: Day) {
  const account = sql`${accountId}::bigint`;
  // Kinds have negative ids, leaves positive ones.
  const kinds = sql`
    select -row_number() over () as id, areas.id as area_id, k.reminders, null::bigint as owner, k.below_heads
    from areas cross join (values (0, true), (0, false), (2, true), (2, false)) k (reminders, below_heads)
    where exists (select from accounts a where a.id = ${account} and a.role = 'admin')
      or exists (select from employees e where e.account_id = ${account} and e.cargo = 'C-Level')
      or areas.id in (
        select e.area_id from employees e where e.account_id = ${account} and e.cargo = 'Head'
        union all
        select head.area_id from deputies d
        join employees head on head.id = d.head_id
        join employees e on e.id = d.deputy_id
        where e.account_id = ${account})`;
  // OFFSET 0 makes the planner look up the leaves of each candidate, and below of each kind.
  const ofCandidates = sql`
    select own.* from ${CANDIDATES} candidates cross join lateral (
      select l.id, l.area_id, l.reminders, r.account_id, ${IS_BELOW_HEADS}
      from leaves l join employees r on r.id = l.employee_id
      where l.employee_id = candidates.id and ${IS_WAITING} offset 0
    ) own`;
  return sql<{ id: number; starts_on: Day }>`(
    with kinds as materialized (${kinds}),
    mine as materialized (
      select ap.leave_id as id
      from ${approversOf(day, sql`select * from kinds union all ${ofCandidates}`)} ap
      where ap.account_id = ${account}
    )
    select l.id, l.starts_on from mine join leaves l on l.id = mine.id
    union all
    select l.id, l.starts_on
    from mine join kinds on kinds.id = mine.id cross join lateral (
      select l.id, l.starts_on from leaves l
      where ${IS_WAITING} and l.area_id = kinds.area_id
        and (l.reminders >= 2) = (kinds.reminders >= 2)
        and (l.employee_id not in ${HEADS_AND_ABOVE}) = kinds.below_heads
        and l.employee_id not in ${CANDIDATES}
      offset 0
    ) l
  )`;
}

/** An account that may decide a leave today (D23). */
export interface Approver {
  accountId: number;
  name: string;
  email: string;
}

export async function findApprovers(db: DbOrTx, leaveId: number, today: Day): Promise<Approver[]> {
  return db
    .selectFrom(approversOn(today, sql`l.id = ${leaveId}`).as('ap'))
    .select(['ap.account_id as accountId', 'ap.name', 'ap.email'])
    .orderBy('ap.name')
    .execute();
}

/** The names of the people who would decide a request that an employee sends today. */
export async function listApproversOfEmployee(
  db: DbOrTx,
  employeeId: number,
  today: Day,
): Promise<string[]> {
  const request = sql`select 0 as id, r.area_id, 0 as reminders, r.account_id as owner,
      ${IS_BELOW_HEADS} as below_heads
    from employees r where r.id = ${employeeId}`;
  const rows = await db
    .selectFrom(approversOf(today, request).as('ap'))
    .select('ap.name')
    .orderBy('ap.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** True if the account was ever notified to decide this leave. */
export async function wasApproverNotified(db: DbOrTx, leaveId: number, accountId: number) {
  const row = await db
    .selectFrom('decision_tokens')
    .select('leave_id')
    .where('leave_id', '=', leaveId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
