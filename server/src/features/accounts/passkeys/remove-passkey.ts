import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { notifyOfSecurityChange } from '../security-notice.ts';

/** @throws AppError not_found, also for another user's; those of `confirmCurrentPassword` */
export async function removePasskey(
  deps: Deps,
  actor: Actor,
  input: { id: number; password: string },
): Promise<void> {
  await confirmCurrentPassword(deps, actor, input.password);
  await deps.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', input.id)
      .where('account_id', '=', actor.accountId)
      .returning('name')
      .executeTakeFirst();
    if (!removed)
      throw new AppError(
        'not_found',
        t('This passkey doesn’t exist. It may already have been removed.'),
      );
    await recordAct(tx, actor, 'passkey_removed', actor.username, { name: removed.name });
    await notifyOfSecurityChange(tx, deps, actor, msg('A passkey was removed'));
  });
}
