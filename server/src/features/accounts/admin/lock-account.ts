import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError, atField } from '#core/errors.ts';
import { isActive } from '../joining/queries.ts';
import type { AccountRow } from '../policy.ts';
import { hasUsername } from '../queries.ts';

const selectLocked = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'role', 'photo_key as photoKey'])
    .forNoKeyUpdate()
    .$narrowType<{ role: Role }>();

/** @throws AppError not_found */
export async function lockAccountById(tx: Tx, id: number): Promise<AccountRow> {
  const row = await selectLocked(tx).where('id', '=', id).executeTakeFirst();
  if (row) return row;
  throw new AppError('not_found', t('This account doesn’t exist any more. Reload the page.'));
}

/** @throws AppError not_found at the field */
export async function lockAccount(tx: Tx, username: string, field: string): Promise<AccountRow> {
  const row = await selectLocked(tx).where(hasUsername(username)).executeTakeFirst();
  if (row) return row;
  const sentence = t('There is no user named {username}. Reload the page to update the list.', {
    username,
  });
  throw atField('not_found', field, sentence);
}

/**
 * Locks all administrators in one order, before lockAccount (D11).
 * @returns the ids of those who can administer: who have joined, and haven’t left
 */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .select(isActive('accounts.id').as('administers'))
    .where('role', '=', 'admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter(({ administers }) => administers).map(({ id }) => id);
}
