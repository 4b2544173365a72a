import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';

export interface AccountRow {
  id: number;
  username: string;
  email: string;
  role: Role;
  photoKey: string | null;
}

function keepAnAdmin(account: AccountRow, adminIds: readonly number[]): void {
  if (adminIds.every((id) => id === account.id)) {
    throw new AppError(
      'last_admin',
      t('{username} is the last administrator. Make someone else an administrator first.', {
        username: account.username,
      }),
    );
  }
}

/** Neither the own account nor the last administrator (D11). */
export function authorizeDeleting(
  actor: Pick<Actor, 'accountId'>,
  account: AccountRow,
  adminIds: readonly number[],
): Authorized<AccountRow> {
  if (account.id === actor.accountId) {
    throw new AppError('own_account', t('You can’t delete your own account.'));
  }
  keepAnAdmin(account, adminIds);
  return authorized(account);
}

/** Rejects the actor's own account, which requires the current password. @throws AppError own_account */
export function authorizeSettingPassword(
  actor: Actor,
  account: AccountRow,
): Authorized<AccountRow> {
  if (account.id === actor.accountId) {
    throw new AppError('own_account', t('Change your own password in My account.'));
  }
  return authorized(account);
}

/** Protects the last administrator's role (D11). @throws AppError last_admin */
export function authorizeRole(
  account: AccountRow,
  role: Role,
  adminIds: readonly number[],
): Authorized<AccountRow> {
  if (role !== 'admin') keepAnAdmin(account, adminIds);
  return authorized(account);
}
