import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { OTHER_THAN_PRESENT, replacePassword } from '../replace-password.ts';
import { queueSecurityNotice } from '../security-notice.ts';

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
    throw atField('invalid_input', 'new_password', OTHER_THAN_PRESENT);
  }
  await checkNewPassword(input.newPassword, actor.username, 'new_password');
  const passwordHash = await hashPassword(input.newPassword);
  await deps.db.transaction().execute(async (tx) => {
    const account = { id: actor.accountId, username: actor.username };
    await replacePassword(tx, account, {
      passwordHash,
      expected: { password_hash: former },
      keepToken: input.token,
    });
    await recordAct(tx, actor, origin, { action: 'password_changed', subject: actor.username });
    await queueSecurityNotice(tx, deps, actor, origin, 'Your password was changed');
  });
}
