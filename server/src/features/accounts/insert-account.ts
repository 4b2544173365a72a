import type { Role } from '@intranet/contract/core/roles.ts';
import type { Tx } from '#core/db/database.ts';
import { type LinkCondition, linkAccountToEmployee } from '#features/people/update-employee.ts';

export interface NewAccount {
  username: string;
  email: string;
  role: Role;
  passwordHash: string | null;
  mustChangePassword?: boolean;
}

/** Stores an account and links it to the employee with the same name, ignoring letter case (D12). */
export async function insertAccount(tx: Tx, account: NewAccount, condition: LinkCondition = 'any') {
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
  await linkAccountToEmployee(tx, id, account.username, condition);
  return { id };
}
