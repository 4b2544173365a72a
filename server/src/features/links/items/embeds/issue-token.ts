import { isDeepStrictEqual } from 'node:util';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmbedSource } from '@intranet/contract/links/embed.ts';
import type { EmbedToken } from '@intranet/contract/links/item-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findSession } from '#features/accounts/queries.ts';
import { countAction, embedTokenBucket } from '#features/accounts/rate-limit/rate-limit.ts';
import { findReader } from '#features/groups/queries.ts';
import { mayRead } from '../../policy.ts';
import { findShownItem } from '../queries.ts';
import { type Identity, readIdentity } from './identity.ts';
import type { Issued } from './issued.ts';
import { issueMetabase } from './metabase.ts';
import { issuePowerBi } from './powerbi.ts';
import { notSetUp } from './providers.ts';
import { issueSuperset } from './superset.ts';

type IssueDeps = Pick<Deps, 'db' | 'config' | 'clock'>;
type Caller = Pick<Actor, 'accountId' | 'role'>;

/** The item's dashboard for somebody who may read it. @throws AppError not_found, forbidden, conflict */
async function findEmbed({ db }: Pick<Deps, 'db'>, actor: Caller, id: number) {
  const { embed, ...item } = await findShownItem(db, id);
  const reader = await findReader(db, actor);
  if (!mayRead(item, reader)) {
    const sentence = t('You don’t have access to this item. Reload the page to request it.');
    throw new AppError('forbidden', sentence);
  }
  if (!embed) {
    throw new AppError('conflict', t('This item shows an address now. Reload the page.'));
  }
  return { embed, reader };
}

/** @throws AppError unavailable, conflict */
async function issue(
  { config: { embeds }, clock }: IssueDeps,
  embed: EmbedSource,
  identity: Identity,
): Promise<Issued> {
  const missing = new AppError('unavailable', notSetUp(embed.provider));
  switch (embed.provider) {
    case 'metabase':
      if (!embeds.metabase) throw missing;
      return issueMetabase(embeds.metabase, embed, identity, clock.now());
    case 'superset':
      if (!embeds.superset) throw missing;
      return issueSuperset(embeds.superset, embed, identity);
    case 'powerbi':
      if (!embeds.powerbi) throw missing;
      return issuePowerBi(embeds.powerbi, embed, identity, clock.now());
  }
}

/**
 * Checks the reader and the item again, because a provider may take seconds. The account is read anew: its role or
 * its session may be gone. @throws AppError unauthenticated, not_found, forbidden, conflict
 */
async function assertUnchanged(
  deps: IssueDeps,
  { sessionHash }: Pick<Actor, 'sessionHash'>,
  id: number,
  issuedFor: EmbedSource,
): Promise<void> {
  const { db, config, clock } = deps;
  const now = clock.now();
  const session = await findSession(db, sessionHash, { now, seenSince: now }, config);
  if (!session) throw new AppError('unauthenticated', t('Please sign in.'));
  const { embed } = await findEmbed(deps, session.user, id);
  if (isDeepStrictEqual(embed, issuedFor)) return;
  const sentence = t('Somebody changed this item in the meantime. Open it again.');
  throw new AppError('conflict', sentence);
}

/**
 * Issues a token for one reader of an item. It is stored and cached nowhere, so nobody else gets it.
 * @throws AppError unauthenticated, not_found, forbidden, conflict, too_many_attempts, unavailable
 */
export async function issueEmbedToken(
  deps: IssueDeps,
  actor: Actor,
  id: number,
): Promise<EmbedToken> {
  const { embed, reader } = await findEmbed(deps, actor, id);
  await deps.db
    .transaction()
    .execute((tx) =>
      countAction(tx, embedTokenBucket(actor.accountId), deps.clock.now(), (minutes) =>
        t(
          'You’ve opened many dashboards. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
          { minutes },
        ),
      ),
    );
  const issued = await issue(deps, embed, await readIdentity(deps.db, actor, reader));
  await assertUnchanged(deps, actor, id, embed);
  return { provider: embed.provider, ...issued };
}
