import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { passwordSetMail } from '../mails.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { closeSessionsOf } from '../sessions.ts';
import { clearDoor, nameDoor } from '../throttle.ts';
import { removeTwoFactor } from '../two-factor/remove-two-factor.ts';
import { lockAccount } from './lock-account.ts';

export interface SetPasswordInput {
  username: string;
  newPassword: string;
  mustChangePassword: boolean;
  disableTwoFactor: boolean;
  /** The session of who does it: kept when they set their own password. */
  token: string;
}

/**
 * Sets somebody's password, ends their sessions (D11, S2), opens their door again when wrong
 * passwords had shut it, and tells them by mail.
 * @throws AppError not_found; invalid_input for a poor password (D6)
 */
export async function setPassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  input: SetPasswordInput,
): Promise<void> {
  await checkNewPassword(input.newPassword, input.username, 'new_password');
  const passwordHash = await hashPassword(input.newPassword);
  await deps.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, input.username, 'username');
    await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, must_change_password: input.mustChangePassword })
      .where('id', '=', account.id)
      .execute();
    await tx.deleteFrom('reset_codes').where('account_id', '=', account.id).execute();
    const twoFactorOff = input.disableTwoFactor && (await removeTwoFactor(tx, account.id));
    const own = account.id === actor.accountId;
    await closeSessionsOf(tx, account.id, own ? input.token : null);
    await clearDoor(tx, nameDoor(account.username));
    await recordAudit(tx, {
      action: 'user_password_set',
      actor: { accountId: actor.accountId, name: actor.username },
      subject: account.username,
      address: origin.address,
      detail: { must_change: input.mustChangePassword, two_factor_off: twoFactorOff },
    });
    const mail = passwordSetMail({
      username: account.username,
      by: actor.username,
      mustChange: input.mustChangePassword,
      twoFactorOff,
      publicUrl: deps.config.publicUrl,
    });
    await queueMail(tx, deps, account.email, mail);
  });
}
