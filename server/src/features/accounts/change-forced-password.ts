import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';
import { findAccountByUsername } from './queries.ts';
import { CHOOSE_ANOTHER, replacePassword } from './replace-password.ts';
import { queueSecurityNotice } from './security-notice.ts';

const notDemanded = () => new AppError('forbidden', 'Your password does not need to be changed.');

/**
 * Replaces one's own password when the sign-in demanded it (D9), and ends one's other sessions.
 * @returns the generation of the device cookies that are valid from now on
 * @throws AppError forbidden for somebody else's name, or when no change was demanded: without the
 *   present password, a session left open must not be enough; invalid_input for a poor password; conflict
 *   when it was changed in the same instant
 */
export async function changeForcedPassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  input: { username: string; newPassword: string; token: string },
): Promise<number> {
  const account = await findAccountByUsername(deps.db, input.username);
  if (account?.id !== actor.accountId) {
    throw new AppError('forbidden', 'You can only change your own password here.');
  }
  if (!actor.mustChangePassword) throw notDemanded();
  await checkNewPassword(input.newPassword, actor.username, 'new_password');
  if (await verifyPassword(account.password_hash, input.newPassword)) {
    throw atField('invalid_input', 'new_password', CHOOSE_ANOTHER);
  }
  const passwordHash = await hashPassword(input.newPassword);
  return deps.db.transaction().execute(async (tx) => {
    const { deviceGeneration } = await replacePassword(tx, account, {
      passwordHash,
      expected: {
        must_change_password: true,
        // One that an administrator has just set is not the one that was typed at the sign-in.
        ...(account.password_hash && { password_hash: account.password_hash }),
      },
      keepToken: input.token,
    });
    await recordAct(tx, actor, origin, { action: 'password_changed', subject: actor.username });
    await queueSecurityNotice(tx, deps, actor, origin, 'Your password was changed');
    return deviceGeneration;
  });
}
