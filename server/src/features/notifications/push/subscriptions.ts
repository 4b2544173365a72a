import { t } from '@intranet/contract/core/i18n/t.ts';
import type { pushSubscriptionBody } from '@intranet/contract/notifications/push-endpoints.ts';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { assertPublic, PrivateAddressError } from '#core/public-fetch/private-addresses.ts';

const MAX_BROWSERS = 10;

export const listSubscriptions = (db: DbOrTx, accountId: number) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** The address is checked again, and its name resolved, whenever a message is sent (S13). @throws AppError invalid_input */
function checkEndpoint(endpoint: string): void {
  try {
    assertPublic(new URL(endpoint).hostname);
  } catch (error) {
    if (!(error instanceof PrivateAddressError)) throw error;
    throw atField('invalid_input', 'endpoint', t('This address is inside a private network.'));
  }
}

/** Stores this browser, with its session; a browser that somebody else used before is theirs no longer. */
export async function addSubscription(
  { db, clock }: Deps,
  actor: Actor,
  { endpoint, p256dh, auth }: z.output<typeof pushSubscriptionBody>,
): Promise<void> {
  checkEndpoint(endpoint);
  await db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', actor.sessionHash)
      .forKeyShare()
      .executeTakeFirst();
    if (!session) throw new AppError('unauthenticated', t('Please sign in again.'));
    const values = {
      ...{ account_id: actor.accountId, session_id: session.id, p256dh, auth },
      created_at: clock.now(),
    };
    await tx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute();
    await tx
      .deleteFrom('push_subscriptions')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('push_subscriptions')
          .select('id')
          .where('account_id', '=', actor.accountId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(MAX_BROWSERS),
      )
      .execute();
  });
}

/** Does nothing if it is gone, for example with its session. */
export async function removeSubscription({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('account_id', '=', actor.accountId)
    .execute();
}
