import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import type { ApprovalAreas, ChangedPerson, PersonId } from '#features/people/hooks.ts';
import { IS_WAITING } from '../leave-sql.ts';

/**
 * The areas of the requests that a person can decide as a Head or deputy, whether present or not, and
 * of their own requests (D23); all for C-Level and admins.
 */
export async function listApprovalAreas(tx: Tx, person: PersonId): Promise<ApprovalAreas> {
  const { employeeId = null, accountId = null } = person;
  const { rows } = await sql<{ decides_all: boolean; areas: number[] }>`
    with person as (
      select id, cargo, area_id, account_id from employees
      where id = ${employeeId}::bigint or account_id = ${accountId}::bigint
    )
    select
      exists (select from person where cargo = 'C-Level') or exists (
        select from accounts where role = 'admin'
          and id in (select account_id from person union select ${accountId}::bigint)
      ) as decides_all,
      array(
        select area_id from person where cargo = 'Head'
        union
        select head.area_id from deputies d
        join employees head on head.id = d.head_id
        where d.deputy_id in (select id from person)
        union
        select l.area_id from leaves l
        where l.employee_id in (select id from person) and ${IS_WAITING}
      ) as areas`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The statement has no row');
  return found.decides_all ? 'all' : found.areas;
}

const joinAreas = (a: ApprovalAreas, b: ApprovalAreas): ApprovalAreas =>
  a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])].sort((x, y) => x - y);

/** SQL: lets one transaction at a time request approvals; shared by those of single areas. */
const ALL = sql`hashtext('leave asking')`;

/**
 * Lets one transaction at a time request approvals in an area that a change concerns. Take it after
 * all other locks; the caller has locked the person's row. Deleting an account locks its row before it
 * waits here, so this locks the accounts of approvers first.
 * @returns the areas
 */
export async function lockApprovalAreas(tx: Tx, changed?: ChangedPerson): Promise<ApprovalAreas> {
  await sql`
    select from accounts
    where id = any(array(
      select id from accounts where role = 'admin'
      union select account_id from employees where cargo in ('Head', 'C-Level')
      union select e.account_id from deputies d join employees e on e.id = d.deputy_id
    ))
    order by id for key share`.execute(tx);
  const areas = changed
    ? joinAreas(changed.areasBefore ?? [], await listApprovalAreas(tx, changed))
    : 'all';
  if (areas === 'all') {
    await sql`select pg_advisory_xact_lock(${ALL})`.execute(tx);
  } else {
    await sql`select pg_advisory_xact_lock_shared(${ALL})`.execute(tx);
    // In one order, which prevents deadlocks.
    for (const id of areas) await sql`select pg_advisory_xact_lock(${ALL}, ${id}::int)`.execute(tx);
  }
  return areas;
}
