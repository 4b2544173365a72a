import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { queueSecurityNotice } from '../security-notice.ts';
import { closeSessionsOf } from '../sessions.ts';

/**
 * Replaces one's own password, ends one's other sessions, and tells the owner by mail (D6).
 * @param input.token of the session that asks, which stays
 * @throws AppError invalid_input for a wrong current or a poor new password; too_many_attempts;
 *   conflict when the password was changed elsewhere meanwhile, or there is none
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  input: { currentPassword: string; newPassword: string; token: string },
): Promise<void> {
  const former = await confirmCurrentPassword(deps, actor, origin, input.currentPassword);
  if (input.newPassword === input.currentPassword) {
    const sentence = 'Please choose a password other than the present one';
    throw new AppError('invalid_input', sentence, { fields: { new_password: sentence } });
  }
  await checkNewPassword(input.newPassword, actor.username, 'new_password');
  const passwordHash = await hashPassword(input.newPassword);
  await deps.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, must_change_password: false })
      .where('id', '=', actor.accountId)
      .where('password_hash', '=', former)
      .executeTakeFirst();
    // Of two changes in the same instant, the second did not know the present password.
    if (changed.numUpdatedRows === 0n) {
      throw new AppError('conflict', 'Your password was changed elsewhere meanwhile.');
    }
    // A code that was mailed for the former password is not needed any more.
    await tx.deleteFrom('reset_codes').where('account_id', '=', actor.accountId).execute();
    await closeSessionsOf(tx, actor.accountId, input.token);
    await recordAudit(tx, {
      action: 'password_changed',
      actor: { accountId: actor.accountId, name: actor.username },
      subject: actor.username,
      address: origin.address,
    });
    await queueSecurityNotice(tx, deps, actor, origin, 'Your password was changed');
  });
}
