import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { attemptBy, attemptGuess, WrongGuess } from '../rate-limit/rate-limited-attempt.ts';
import { notifyOfSecurityChange } from '../security-notice.ts';
import { closeSessionsOf } from '../sessions.ts';
import { lockAuthenticator } from './queries.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { stepOf } from './second-factor.ts';

const wrongCode = () =>
  atField('invalid_input', 'code', t('This code doesn’t match. Enter the one the app shows now'));

async function lockUnconfirmed(tx: Tx, deps: Deps, accountId: number): Promise<string> {
  const row = await lockAuthenticator(tx, accountId);
  if (!row) throw new AppError('conflict', t('Please start the setup again.'));
  if (row.confirmed_at) {
    throw new AppError('already_set_up', t('Two-factor sign-in is already on.'));
  }
  return openSecret(deps.twoFactorSealer, accountId, row.secret_sealed);
}

/** Ends other sessions, opened without it. @returns ten recovery codes, shown only once */
export async function confirmTwoFactor(deps: Deps, actor: Actor, code: string): Promise<string[]> {
  const now = deps.clock.now();
  return attemptGuess(deps, await attemptBy(deps, actor), async (tx) => {
    const secret = await lockUnconfirmed(tx, deps, actor.accountId);
    const step = stepOf(secret, code, now);
    if (step === null) return new WrongGuess('wrong code at the set-up', wrongCode);
    await tx
      .updateTable('authenticators')
      .set({ confirmed_at: now, last_step: step })
      .where('account_id', '=', actor.accountId)
      .execute();
    await closeSessionsOf(tx, actor.accountId, actor.sessionHash);
    await recordAct(tx, actor, 'two_factor_enabled', actor.username);
    await notifyOfSecurityChange(tx, deps, actor, msg('Two-factor sign-in was turned on'));
    return replaceRecoveryCodes(tx, actor.accountId);
  });
}
