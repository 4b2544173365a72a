import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { hashToken, newTypedCode, readTypedCode } from '#core/tokens.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { notifyOfSecurityChange } from '../security-notice.ts';
import { lockAuthenticator } from './queries.ts';

const HOW_MANY = 10;
/** 100 bits: too many to guess, even from the hash. */
const CHARACTERS = 20;

/** The stored form of a code, however it was typed. */
export function hashRecoveryCode(accountId: number, code: string): Buffer {
  return hashToken(`${accountId} ${readTypedCode(code)}`);
}

export async function replaceRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => newTypedCode(CHARACTERS));
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: hashRecoveryCode(accountId, code),
      })),
    )
    .execute();
  return codes;
}

/** @throws AppError conflict while two-factor sign-in is off; those of `confirmCurrentPassword` */
export async function renewRecoveryCodes(deps: Deps, actor: Actor, password: string) {
  await confirmCurrentPassword(deps, actor, password);
  return deps.db.transaction().execute(async (tx) => {
    const authenticator = await lockAuthenticator(tx, actor.accountId);
    if (!authenticator?.confirmed_at)
      throw new AppError('conflict', t('Two-factor sign-in isn’t on.'));
    await recordAct(tx, actor, 'recovery_codes_renewed', actor.username);
    await notifyOfSecurityChange(tx, deps, actor, msg('New recovery codes were created'));
    return replaceRecoveryCodes(tx, actor.accountId);
  });
}
