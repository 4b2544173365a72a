import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { notifyOfSecurityChange } from '../security-notice.ts';
import { isTwoFactorDemanded } from './policy.ts';

/** @returns true if two-factor sign-in was on */
export async function removeTwoFactor(tx: Tx, accountId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return Boolean(removed?.confirmed_at);
}

/** @throws AppError forbidden while required; conflict if off; those of `confirmCurrentPassword` */
export async function disableTwoFactor(deps: Deps, actor: Actor, password: string): Promise<void> {
  if (isTwoFactorDemanded(deps.config, actor.role)) {
    throw new AppError(
      'forbidden',
      t('Administrators must use two-factor sign-in here, so you can’t turn it off.'),
    );
  }
  await confirmCurrentPassword(deps, actor, password);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await removeTwoFactor(tx, actor.accountId))) {
      throw new AppError('conflict', t('Two-factor sign-in isn’t on.'));
    }
    await recordAct(tx, actor, 'two_factor_disabled', actor.username);
    await notifyOfSecurityChange(tx, deps, actor, msg('Two-factor sign-in was turned off'));
  });
}
