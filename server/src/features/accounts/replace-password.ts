import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { closeSessionsOf } from './sessions.ts';
import { clearDoor, nameDoor } from './throttle.ts';

interface NewPassword {
  passwordHash: string;
  /** Whether the next sign-in asks for another one (D9). */
  mustChange?: boolean;
  /** Replace only what is still so: of two changes in the same instant, the second is refused. */
  expected?: { password_hash?: string; must_change_password?: boolean };
  /** The session that stays; null ends them all. */
  keepToken: string | null;
  /** Also passkeys go: whoever had the old password may have added one. */
  removePasskeys?: boolean;
}

export const OTHER_THAN_PRESENT = 'Please choose a password other than the present one';

/**
 * What every change of a password brings with it: codes mailed for the old one are void, sessions
 * end, and a door that wrong passwords shut is open again.
 * @throws AppError conflict when it is no longer as expected
 */
export async function replacePassword(
  tx: Tx,
  account: { id: number; username: string },
  { passwordHash, mustChange = false, expected, keepToken, removePasskeys = false }: NewPassword,
): Promise<void> {
  const changed = await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, must_change_password: mustChange })
    .where('id', '=', account.id)
    .$if(expected !== undefined, (q) => q.where((eb) => eb.and(expected ?? {})))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) {
    throw new AppError('conflict', 'The password was changed elsewhere meanwhile.');
  }
  await tx.deleteFrom('reset_codes').where('account_id', '=', account.id).execute();
  if (removePasskeys) {
    await tx.deleteFrom('passkeys').where('account_id', '=', account.id).execute();
  }
  await closeSessionsOf(tx, account.id, keepToken);
  await clearDoor(tx, nameDoor(account.username));
}
