import type { Role } from '@intranet/contract/core/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';

export interface NewAccount {
  username: string;
  email: string;
  role: Role;
  /** Null for an account without a password. */
  passwordHash: string | null;
  mustChangePassword?: boolean;
}

type Joining = 'whoever it is' | 'unless they decide leave';

/** Stores an account and joins it to the employee of the same name, letter case aside (D12). */
export async function insertAccount(
  tx: Tx,
  account: NewAccount,
  joining: Joining = 'whoever it is',
): Promise<{ id: number }> {
  const { id } = await tx
    .insertInto('accounts')
    .values({
      username: account.username,
      email: account.email,
      role: account.role,
      password_hash: account.passwordHash,
      must_change_password: account.mustChangePassword ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await joinEmployee(tx, id, account.username, joining);
  return { id };
}

/** An employee who decides leave: a Head, their deputy, or a C-Level (D23). */
const decidesLeave = sql<boolean>`(
  cargo in ('Head', 'C-Level') or exists (select from deputies d where d.deputy_id = employees.id)
)`;

/** Joins the employee of this name, letter case aside (D12). @returns true if there was one */
export async function joinEmployee(
  tx: Tx,
  accountId: number,
  name: string,
  joining: Joining = 'whoever it is',
): Promise<boolean> {
  const joined = await tx
    .updateTable('employees')
    .set({ account_id: accountId })
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('account_id', 'is', null)
    .where(sql<boolean>`not exists (select from employees own where own.account_id = ${accountId})`)
    .$if(joining === 'unless they decide leave', (q) => q.where((eb) => eb.not(decidesLeave)))
    .executeTakeFirst();
  return joined.numUpdatedRows > 0n;
}
