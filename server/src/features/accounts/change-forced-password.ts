import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';
import { findAccountByUsername } from './queries.ts';
import { closeSessionsOf } from './sessions.ts';

const notDemanded = () => new AppError('forbidden', 'Your password does not need to be changed.');

/**
 * Replaces one's own password when the sign-in demanded it (D9), and ends one's other sessions.
 * @throws AppError forbidden for somebody else's name, or when no change was demanded: without the
 *   present password, a session left open must not be enough; invalid_input for a poor password
 */
export async function changeForcedPassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  input: { username: string; newPassword: string; token: string },
): Promise<void> {
  const account = await findAccountByUsername(deps.db, input.username);
  if (account?.id !== actor.accountId) {
    throw new AppError('forbidden', 'You can only change your own password here.');
  }
  if (!actor.mustChangePassword) throw notDemanded();
  await checkNewPassword(input.newPassword, actor.username, 'new_password');
  if (await verifyPassword(account.password_hash, input.newPassword)) {
    const sentence = 'Please choose a password other than the present one';
    throw new AppError('invalid_input', sentence, { fields: { new_password: sentence } });
  }
  const passwordHash = await hashPassword(input.newPassword);
  await deps.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, must_change_password: false })
      .where('id', '=', actor.accountId)
      .where('must_change_password', '=', true)
      .executeTakeFirst();
    // Of two changes in the same instant, the second is none that was demanded.
    if (changed.numUpdatedRows === 0n) throw notDemanded();
    await closeSessionsOf(tx, actor.accountId, input.token);
    await recordAudit(tx, {
      action: 'password_changed',
      actor: { accountId: actor.accountId, name: actor.username },
      subject: actor.username,
      address: origin.address,
    });
  });
}
