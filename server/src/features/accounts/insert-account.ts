import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import {
  type LinkCondition,
  linkAccountToEmployee,
  linkAccountToEmployeeById,
} from '#features/people/update-employee.ts';

export interface NewAccount {
  username: string;
  email: string;
  role: Role;
  passwordHash: string | null;
  mustChangePassword?: boolean;
  language?: Language | null;
  /** The employee to link; the only one of the same name without it. */
  employeeId?: number | undefined;
}

/** Stores an account and links its employee (D12, D71). @throws AppError no_employee */
export async function insertAccount(tx: Tx, account: NewAccount, condition: LinkCondition = 'any') {
  const { id } = await tx
    .insertInto('accounts')
    .values({
      username: account.username,
      email: account.email,
      role: account.role,
      password_hash: account.passwordHash,
      must_change_password: account.mustChangePassword ?? false,
      language: account.language ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (account.employeeId === undefined) {
    await linkAccountToEmployee(tx, id, account.username, condition);
  } else if (!(await linkAccountToEmployeeById(tx, id, account.employeeId))) {
    throw new AppError('no_employee', t('This employee has an account already. Reload the page.'));
  }
  return { id };
}
