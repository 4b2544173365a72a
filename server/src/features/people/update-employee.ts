import type { Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';

export type LinkCondition = 'any' | 'unless they approve leave';

/** True for a Head, a deputy, or a member of the C-Level (D23). */
const approvesLeave = sql<boolean>`(
  cargo in ('Head', 'C-Level') or exists (select from deputies d where d.deputy_id = employees.id)
)`;

/**
 * Links the employee of this name, if only one has it and has no account yet (D12, D71).
 * @returns true if there was one
 */
export async function linkAccountToEmployee(
  tx: Tx,
  accountId: number,
  name: string,
  condition: LinkCondition = 'any',
): Promise<boolean> {
  const linked = await tx
    .updateTable('employees')
    .set({ account_id: accountId })
    .where('account_id', 'is', null)
    .where(
      sql<boolean>`id = (
        select min(id) from employees where lower(name) = lower(${name}) having count(*) = 1
      )`,
    )
    .where(sql<boolean>`not exists (select from employees own where own.account_id = ${accountId})`)
    .$if(condition === 'unless they approve leave', (q) => q.where((eb) => eb.not(approvesLeave)))
    .executeTakeFirst();
  return linked.numUpdatedRows > 0n;
}

/** Links an employee without an account by id. @returns false if there is no such employee */
export async function linkAccountToEmployeeById(
  tx: Tx,
  accountId: number,
  employeeId: number,
): Promise<boolean> {
  const linked = await tx
    .updateTable('employees')
    .set({ account_id: accountId })
    .where('id', '=', employeeId)
    .where('account_id', 'is', null)
    .where(sql<boolean>`not exists (select from employees own where own.account_id = ${accountId})`)
    .executeTakeFirst();
  return linked.numUpdatedRows > 0n;
}

/** @returns true if an employee was linked */
export async function unlinkEmployeeOf(tx: Tx, accountId: number): Promise<boolean> {
  const unlinked = await tx
    .updateTable('employees')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return unlinked.numUpdatedRows > 0n;
}

/**
 * Renames the employee of an account who has the account's name (D11).
 * @returns the employee's id, if there was one
 */
export async function renameEmployeeOf(
  tx: Tx,
  account: { id: number; username: string },
  name: string,
): Promise<number | undefined> {
  const renamed = await tx
    .updateTable('employees')
    .set({ name })
    .where('account_id', '=', account.id)
    .where(sql<boolean>`lower(name) = lower(${account.username})`)
    .returning('id')
    .executeTakeFirst();
  return renamed?.id;
}

export async function renameEmployeeById(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('employees').set({ name }).where('id', '=', id).execute();
}

/** Stores a birth date, or null for unknown (D37). @returns false if it is the same as before */
export async function setBirthDate(
  tx: Tx,
  employee: Authorized<{ id: number }>,
  birthDate: Day | null,
): Promise<boolean> {
  const updated = await tx
    .updateTable('employees')
    .set({ birth_date: birthDate })
    .where('id', '=', employee.id)
    .where('birth_date', 'is distinct from', birthDate)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
