import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';

/** A sign-in or confirmation counts as recent for this long, in ms. */
const RECENT = 10 * 60_000;

/** @throws AppError invalid_input, too_many_attempts (D8), conflict without a password */
export async function confirmSession(deps: Deps, actor: Actor, password: string): Promise<void> {
  await confirmCurrentPassword(deps, actor, password);
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ confirmed_at: deps.clock.now() })
      .where('token_hash', '=', actor.sessionHash)
      .execute();
    await recordAct(tx, actor, 'password_confirmed');
  });
}

/** Requires that the last check is at most ten minutes old. @throws AppError confirm_password */
export async function requireRecentConfirmation({ db, clock }: Deps, actor: Actor): Promise<void> {
  const since = new Date(clock.now().getTime() - RECENT);
  const recent = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', actor.sessionHash)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('confirmed_at', '>', since)]))
    .executeTakeFirst();
  if (recent) return;
  throw new AppError('confirm_password', t('Confirm your password first.'));
}
