import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { notify } from '#core/notify/notify.ts';
import { passwordSetMail } from '../mails.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { authorizeSettingPassword } from '../policy.ts';
import { findAccountByUsername } from '../queries.ts';
import { replacePassword } from '../replace-password.ts';
import { removeTwoFactor } from '../two-factor/disable-two-factor.ts';
import { lockAccount } from './lock-account.ts';

export interface SetPasswordInput {
  username: string;
  newPassword: string;
  mustChangePassword: boolean;
  disableTwoFactor: boolean;
}

/** Ends the user's sessions, passkeys and calendar feeds (D11, S2). @throws AppError not_found, own_account, … */
export async function setPassword(deps: Deps, actor: Actor, input: SetPasswordInput) {
  const known = await findAccountByUsername(deps.db, input.username);
  await checkNewPassword(input.newPassword, known?.username ?? input.username, 'new_password');
  const passwordHash = await hashPassword(input.newPassword);
  await deps.db.transaction().execute(async (tx) => {
    const account = authorizeSettingPassword(
      actor,
      await lockAccount(tx, input.username, 'username'),
    );
    const twoFactorOff = input.disableTwoFactor && (await removeTwoFactor(tx, account.id));
    await replacePassword(tx, account, {
      passwordHash,
      mustChange: input.mustChangePassword,
      keepSession: null,
      removePasskeys: true,
      removeFeeds: true,
    });
    await recordAct(tx, actor, 'user_password_set', account.username, {
      must_change: input.mustChangePassword,
      two_factor_off: twoFactorOff,
    });
    const content = () =>
      passwordSetMail({
        username: account.username,
        by: actor.username,
        mustChange: input.mustChangePassword,
        twoFactorOff,
        publicUrl: deps.config.publicUrl,
      });
    const to = { accountId: account.id, email: account.email };
    await notify(tx, deps, [{ event: 'password_set', to, content, path: '/account' }]);
  });
}
