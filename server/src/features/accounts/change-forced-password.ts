import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';
import { findAccountByUsername } from './queries.ts';
import { chooseAnother, replacePassword } from './replace-password.ts';
import { notifyOfSecurityChange } from './security-notice.ts';

const notDemanded = () => new AppError('forbidden', t('You don’t need to change your password.'));

/** Ends the other sessions (D9). @returns the generation of valid device cookies */
export async function changeForcedPassword(
  deps: Deps,
  actor: Actor,
  input: { username: string; newPassword: string },
): Promise<number> {
  const account = await findAccountByUsername(deps.db, input.username);
  if (account?.id !== actor.accountId) {
    throw new AppError('forbidden', t('You can only change your own password here.'));
  }
  if (!actor.mustChangePassword) throw notDemanded();
  await checkNewPassword(input.newPassword, actor.username, 'new_password');
  if (await verifyPassword(account.password_hash, input.newPassword)) {
    throw atField('invalid_input', 'new_password', chooseAnother());
  }
  const passwordHash = await hashPassword(input.newPassword);
  return deps.db.transaction().execute(async (tx) => {
    const { deviceGeneration } = await replacePassword(tx, account, {
      passwordHash,
      expected: {
        must_change_password: true,
        // An administrator may have set another one since the sign-in.
        ...(account.password_hash && { password_hash: account.password_hash }),
      },
      keepSession: actor.sessionHash,
    });
    await recordAct(tx, actor, 'password_changed', actor.username);
    await notifyOfSecurityChange(tx, deps, actor, msg('Your password was changed'));
    return deviceGeneration;
  });
}
