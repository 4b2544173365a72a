import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { notifyOfSecurityChange } from '../security-notice.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/** @throws AppError conflict while two-factor sign-in is off; those of `confirmCurrentPassword` */
export async function renewRecoveryCodes(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  password: string,
): Promise<string[]> {
  await confirmCurrentPassword(deps, actor, origin, password);
  return deps.db.transaction().execute(async (tx) => {
    const authenticator = await tx
      .selectFrom('authenticators')
      .select('account_id')
      .where('account_id', '=', actor.accountId)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!authenticator) throw new AppError('conflict', 'Two-factor sign-in is not on.');
    await recordAct(tx, actor, origin, {
      action: 'recovery_codes_renewed',
      subject: actor.username,
    });
    await notifyOfSecurityChange(tx, deps, actor, origin, 'New recovery codes were made');
    return replaceRecoveryCodes(tx, actor.accountId);
  });
}
