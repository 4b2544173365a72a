import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FeedKind } from '@intranet/contract/leave/calendar-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';

/** Removes the actor's calendar feed of a kind. @throws AppError not_found */
export async function removeFeed(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  kind: FeedKind,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('calendar_feeds')
      .where('account_id', '=', actor.accountId)
      .where('kind', '=', kind)
      .returning('kind')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', t('This calendar link no longer exists.'));
    await recordAct(tx, actor, {
      action: 'calendar_feed_removed',
      subject: actor.username,
      detail: { kind },
    });
  });
}
