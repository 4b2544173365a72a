import { t } from '@intranet/contract/core/i18n/t.ts';
import { calendarFeed, type FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import { authorizeFeed } from './policy.ts';

/**
 * Creates or replaces the actor's calendar feed of a kind. Only the secret's hash is stored (S15).
 * @returns the secret address
 * @throws AppError no_employee, forbidden
 */
export async function renewFeed(deps: Deps, actor: Actor, wanted: FeedKind) {
  const { kind } = authorizeFeed(actor, wanted);
  const secret = newToken();
  const made = { token_hash: hashToken(secret), created_at: deps.clock.now() };
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('calendar_feeds')
      .values({ account_id: actor.accountId, kind, ...made })
      .onConflict((former) => former.columns(['account_id', 'kind']).doUpdateSet(made))
      .execute();
    await recordAct(tx, actor, 'calendar_feed_made', actor.username, { kind });
  });
  return deps.config.publicUrl + calendarFeed.path.replace('{secret}', `${secret}.ics`);
}

/** Removes the actor's calendar feed of a kind. @throws AppError not_found */
export async function removeFeed(deps: Deps, actor: Actor, kind: FeedKind) {
  await deps.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('calendar_feeds')
      .where('account_id', '=', actor.accountId)
      .where('kind', '=', kind)
      .returning('kind')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', t('This calendar link no longer exists.'));
    await recordAct(tx, actor, 'calendar_feed_removed', actor.username, { kind });
  });
}
