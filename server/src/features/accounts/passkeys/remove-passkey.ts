import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { queueSecurityNotice } from '../security-notice.ts';

/**
 * Takes one of one's own passkeys away: it signs in no more.
 * @throws AppError not_found, also for somebody else's
 */
export async function removePasskey(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  id: number,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('account_id', '=', actor.accountId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', 'There is no such passkey.');
    await recordAct(tx, actor, origin, {
      action: 'passkey_removed',
      subject: actor.username,
      detail: { name: removed.name },
    });
    await queueSecurityNotice(tx, deps, actor, origin, 'A passkey was removed');
  });
}
