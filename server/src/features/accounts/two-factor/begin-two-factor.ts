import { t } from '@intranet/contract/core/i18n/t.ts';
import { Secret } from 'otpauth';
import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { sealSecret } from './sealed-secret.ts';
import { makeTotp } from './second-factor.ts';

/** 160 bits, as long as the codes' hash (RFC 4226, 4). */
const SECRET_BYTES = 20;

/** Sign-in requires codes only after `confirmTwoFactor`. @throws AppError already_set_up, … */
export async function beginTwoFactor(deps: Deps, actor: Actor, password: string) {
  await confirmCurrentPassword(deps, actor, password);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const sealed = sealSecret(deps.twoFactorSealer, actor.accountId, secret);
  const kept = await deps.db
    .insertInto('authenticators')
    .values({ account_id: actor.accountId, ...sealed })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(sealed)
        .where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (!kept.numInsertedOrUpdatedRows) {
    throw new AppError('already_set_up', t('Two-factor sign-in is already on.'));
  }
  const label = { issuer: deps.config.companyName, username: actor.username };
  return { secret, uri: makeTotp(secret, label).toString() };
}
