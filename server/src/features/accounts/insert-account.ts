import type { Role } from '@intranet/contract/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';

export interface NewAccount {
  username: string;
  /** Lower case. */
  email: string;
  role: Role;
  /** Null for an account that signs in by other means only. */
  passwordHash: string | null;
  mustChangePassword?: boolean;
}

/** Stores an account and joins it to the employee of the same name, letter case aside (D12). */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<{ id: number }> {
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
  await joinEmployee(tx, id, account.username);
  return { id };
}

/** Joins an account to the employee of this name who has none yet, letter case aside (D12). */
export async function joinEmployee(tx: Tx, accountId: number, name: string): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ account_id: accountId })
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('account_id', 'is', null)
    .execute();
}
