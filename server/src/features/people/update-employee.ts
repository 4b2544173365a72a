import type { Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';

export type LinkCondition = 'any' | 'unless they approve leave';

/** True for a Head, a deputy, or a member of the C-Level (D23). */
const approvesLeave = sql<boolean>`(
  cargo in ('Head', 'C-Level') or exists (select from deputies d where d.deputy_id = employees.id)
)`;

/** Links the employee of this name without an account (D12). @returns true if there was one */
export async function linkAccountToEmployee(
  tx: Tx,
  accountId: number,
  name: string,
  condition: LinkCondition = 'any',
): Promise<boolean> {
  const linked = await tx
    .updateTable('employees')
    .set({ account_id: accountId })
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('account_id', 'is', null)
    .where(sql<boolean>`not exists (select from employees own where own.account_id = ${accountId})`)
    .$if(condition === 'unless they approve leave', (q) => q.where((eb) => eb.not(approvesLeave)))
    .executeTakeFirst();
  return linked.numUpdatedRows > 0n;
}

/** Renames the employee of an account (D11). @returns false if the account has no employee */
export async function renameEmployeeOf(tx: Tx, accountId: number, name: string): Promise<boolean> {
  const renamed = await tx
    .updateTable('employees')
    .set({ name })
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
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
