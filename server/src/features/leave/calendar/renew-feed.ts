import type { FeedKind } from '@intranet/contract/leave/calendar-endpoints.ts';
import { calendarFeed } from '@intranet/contract/leave/calendar-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import { authorizeFeed } from './policy.ts';

/**
 * Creates or replaces the actor's calendar feed of a kind. Only the secret's hash is stored (S15).
 * @returns the secret address
 * @throws AppError no_employee, forbidden
 */
export async function renewFeed(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  requestedKind: FeedKind,
): Promise<string> {
  const { kind } = authorizeFeed(actor, requestedKind);
  const secret = newToken();
  const made = { token_hash: hashToken(secret), created_at: deps.clock.now() };
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('calendar_feeds')
      .values({ account_id: actor.accountId, kind, ...made })
      .onConflict((former) => former.columns(['account_id', 'kind']).doUpdateSet(made))
      .execute();
    await recordAct(tx, actor, {
      action: 'calendar_feed_made',
      subject: actor.username,
      detail: { kind },
    });
  });
  return deps.config.publicUrl + calendarFeed.path.replace('{secret}', `${secret}.ics`);
}
