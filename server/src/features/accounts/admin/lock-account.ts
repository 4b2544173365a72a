import type { Role } from '@intranet/contract/core/roles.ts';
import type { Tx } from '#core/db/database.ts';
import { atField } from '#core/errors.ts';
import type { AccountRow } from '../policy.ts';
import { hasUsername } from '../queries.ts';

/**
 * The account of this name, whatever the letter case, locked until the transaction ends.
 * @throws AppError not_found, with the sentence at the field that chose it
 */
export async function lockAccount(tx: Tx, username: string, field: string): Promise<AccountRow> {
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'role', 'photo_key'])
    .where(hasUsername(username))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) {
    const sentence = `There is no user named ${username}. The list may have changed meanwhile.`;
    throw atField('not_found', field, sentence);
  }
  const { photo_key: photoKey, ...account } = row;
  return { ...account, role: account.role as Role, photoKey };
}

/**
 * Every administrator's id, all locked in one order, so that two who would take the role from each
 * other in the same instant are judged one after another (D11). To be called before lockAccount.
 */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}
