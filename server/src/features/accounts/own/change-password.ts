import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { chooseAnother, type ReplacedPassword, replacePassword } from '../replace-password.ts';
import { notifyOfSecurityChange } from '../security-notice.ts';

function describeEnded({ sessions, passkeys }: ReplacedPassword, passkeysLeft: number): string {
  const sentences = [
    sessions > 0 &&
      t('{sessions, plural, one {# other session was} other {# other sessions were}} signed out.', {
        sessions,
      }),
    passkeys > 0 &&
      t(
        '{passkeys, plural, one {# passkey was} other {# passkeys were}} removed. Add yours again in My account.',
        { passkeys },
      ),
    passkeysLeft > 0 &&
      t(
        '{passkeys, plural, one {# passkey still signs} other {# passkeys still sign}} in to this account. Remove any you don’t recognise in My account.',
        { passkeys: passkeysLeft },
      ),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** Ends other sessions and, on request, passkeys (D6). */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  input: { currentPassword: string; newPassword: string; removePasskeys: boolean },
): Promise<ReplacedPassword> {
  const former = await confirmCurrentPassword(deps, actor, input.currentPassword);
  if (input.newPassword === input.currentPassword) {
    throw atField('invalid_input', 'new_password', chooseAnother());
  }
  await checkNewPassword(input.newPassword, actor.username, 'new_password');
  const passwordHash = await hashPassword(input.newPassword);
  return deps.db.transaction().execute(async (tx) => {
    const account = { id: actor.accountId, username: actor.username };
    const ended = await replacePassword(tx, account, {
      passwordHash,
      expected: { password_hash: former },
      keepSession: actor.sessionHash,
      removePasskeys: input.removePasskeys,
    });
    await recordAct(tx, actor, 'password_changed', actor.username, {
      sessions_ended: ended.sessions,
      passkeys_removed: ended.passkeys,
    });
    const passkeysLeft = await countPasskeys(tx, account.id);
    const note = () => describeEnded(ended, passkeysLeft);
    await notifyOfSecurityChange(tx, deps, actor, msg('Your password was changed'), note);
    return ended;
  });
}
