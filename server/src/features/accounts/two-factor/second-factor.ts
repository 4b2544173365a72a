import { t } from '@intranet/contract/core/i18n/t.ts';
import { TOTP } from 'otpauth';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { Sealer } from '#core/secrets.ts';
import { lockAuthenticator } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';

const PERIOD_SECONDS = 30;
const TOLERATED_STEPS = 1;

/** SHA-1, 6 digits and 30 s work in all common authenticator apps (RFC 6238). */
export function makeTotp(secret: string, label: { issuer: string; username: string }): TOTP {
  return new TOTP({
    secret,
    issuer: label.issuer,
    label: label.username,
    period: PERIOD_SECONDS,
    digits: 6,
    algorithm: 'SHA1',
  });
}

export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = makeTotp(secret, { issuer: '', username: '' });
  const delta = totp.validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

/** Accepts an app's code once; used or older codes are invalid (RFC 6238, 5.2). */
async function takeAppCode(tx: Tx, accountId: number, secret: string, code: string, now: Date) {
  const step = stepOf(secret, code, now);
  if (step === null) return false;
  const taken = await tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

async function takeRecoveryCode(tx: Tx, accountId: number, code: string, now: Date) {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashRecoveryCode(accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

function readSecret(deps: { twoFactorSealer: Sealer }, accountId: number, sealed: Buffer): string {
  try {
    return openSecret(deps.twoFactorSealer, accountId, sealed);
  } catch {
    throw new AppError(
      'conflict',
      t(
        'The server can no longer check the codes of your app. Use a recovery code, or ask an administrator to turn two-factor sign-in off.',
      ),
    );
  }
}

export type SecondFactor = 'not set up' | 'missing' | 'wrong' | 'app code' | 'recovery code';

/** Uses the code up. @throws AppError conflict if the secret can't be opened */
export async function useSecondFactor(
  tx: Tx,
  deps: { twoFactorSealer: Sealer },
  accountId: number,
  code: string | undefined,
  now: Date,
): Promise<SecondFactor> {
  const authenticator = await lockAuthenticator(tx, accountId);
  if (!authenticator?.confirmed_at) return 'not set up';
  const typed = (code ?? '').replaceAll(/[\s-]/g, '');
  if (typed === '') return 'missing';
  if (/^\d{6}$/.test(typed)) {
    const secret = readSecret(deps, accountId, authenticator.secret_sealed);
    return (await takeAppCode(tx, accountId, secret, typed, now)) ? 'app code' : 'wrong';
  }
  return (await takeRecoveryCode(tx, accountId, typed, now)) ? 'recovery code' : 'wrong';
}
