import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import type { ApprovalAreas, ChangedPerson, PersonId } from '#features/people/hooks.ts';
import { IS_WAITING } from '../leave-sql.ts';

/** SQL for the person's employee. */
const employeesOf = ({ employeeId, accountId }: PersonId) => sql`
  select id, cargo, area_id, account_id from employees
  where id = ${employeeId ?? null}::bigint or account_id = ${accountId ?? null}::bigint`;

/**
 * The areas of the requests that a person can decide as a Head or deputy, whether present or not (D23);
 * all for C-Level and admins.
 */
export async function listApprovalAreas(tx: Tx, person: PersonId): Promise<ApprovalAreas> {
  const { rows } = await sql<{ decides_all: boolean; areas: number[] }>`
    with person as (${employeesOf(person)})
    select
      exists (select from person where cargo = 'C-Level') or exists (
        select from accounts where role = 'admin'
          and id in (select account_id from person union select ${person.accountId ?? null}::bigint)
      ) as decides_all,
      array(
        select area_id from person where cargo = 'Head'
        union
        select head.area_id from deputies d
        join employees head on head.id = d.head_id
        where d.deputy_id in (select id from person)
      ) as areas`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The statement has no row');
  return found.decides_all ? 'all' : found.areas;
}

const joinAreas = (a: ApprovalAreas, b: ApprovalAreas): ApprovalAreas =>
  a === 'all' || b === 'all' ? 'all' : [...a, ...b];

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/** SQL: the key of the lock of all areas. Transactions that lock single areas share it. */
const ALL = sql`hashtext('leave asking')`;

async function listOwn(tx: Tx, person: PersonId): Promise<{ id: number; area: number }[]> {
  const { rows } = await sql<{ id: number; area: number }>`
    select id, area_id as area from (${employeesOf(person)}) person`.execute(tx);
  return rows;
}

/**
 * Lets one transaction at a time request approvals in an area that a change concerns. Take it after
 * all other locks; the caller has locked the person's row. Deleting an account locks its row before it
 * waits here, so this locks the accounts of approvers first.
 * @returns SQL for the waiting leaves `l` that the change concerns: those that the person could decide, can
 *   decide, or sent
 */
export async function lockApprovalAreas(
  tx: Tx,
  changed?: ChangedPerson,
): Promise<RawBuilder<boolean>> {
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
  if (!changed || areas === 'all') {
    await sql`select pg_advisory_xact_lock(${ALL})`.execute(tx);
    return IS_WAITING;
  }
  const own = await listOwn(tx, changed);
  await sql`select pg_advisory_xact_lock_shared(${ALL})`.execute(tx);
  // In one order, which prevents deadlocks.
  for (const id of sorted([...areas, ...own.map(({ area }) => area)])) {
    await sql`select pg_advisory_xact_lock(${ALL}, ${id}::int)`.execute(tx);
  }
  return sql<boolean>`${IS_WAITING} and (l.area_id = any(${areas}::bigint[])
    or l.employee_id = any(${own.map(({ id }) => id)}::bigint[]))`;
}
