import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  type Favourites,
  MAX_FAVOURITES,
  type setFavourite as setFavouriteCall,
} from '@intranet/contract/links/item-endpoints.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findReader } from '#features/groups/queries.ts';
import { mayRead } from '../policy.ts';
import { holdItem } from './access-queries.ts';
import { findItem, listReadableItems } from './queries.ts';

type Body = z.output<typeof setFavouriteCall.body>;
type Target = Body['target'];

const selectFavourites = (db: DbOrTx, { accountId }: Pick<Actor, 'accountId'>) =>
  db.selectFrom('favourite_items').select(['item_id', 'link']).where('account_id', '=', accountId);

/** The favourites that an account may read now. */
export async function listFavourites(db: DbOrTx, actor: Actor): Promise<Favourites> {
  const rows = await selectFavourites(db, actor).execute();
  if (rows.length === 0) return { links: [], items: [] };
  const marked = new Set(rows.map(({ item_id }) => item_id));
  const items = await listReadableItems(db, actor);
  return {
    links: rows.flatMap(({ link }) => {
      const known = link === null ? undefined : findLink(link);
      return known && mayRead(known, actor) ? [known.name] : [];
    }),
    items: items.map(({ id }) => id).filter((id) => marked.has(id)),
  };
}

/** @throws AppError not_found for what the account may not read */
async function assertReadable(tx: Tx, actor: Actor, target: Target): Promise<void> {
  const isReadable =
    'item' in target
      ? mayRead(await findItem(tx, target.item), await findReader(tx, actor))
      : mayRead(findLink(target.link) ?? { readers: [] }, actor);
  if (!isReadable) throw new AppError('not_found', t('This item doesn’t exist.'));
}

const columnsOf = (target: Target) =>
  'item' in target ? { item_id: target.item, link: null } : { item_id: null, link: target.link };

/** @throws AppError not_found, conflict with too many favourites */
export async function setFavourite(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { target, favourite }: Body,
): Promise<void> {
  const { accountId } = actor;
  const { item_id, link } = columnsOf(target);
  await db.transaction().execute(async (tx) => {
    if (!favourite) {
      await tx
        .deleteFrom('favourite_items')
        .where('account_id', '=', accountId)
        .where('item_id', 'is not distinct from', item_id)
        .where('link', 'is not distinct from', link)
        .execute();
      return;
    }
    if (item_id !== null) await holdItem(tx, item_id);
    await assertReadable(tx, actor, target);
    await sql`select pg_advisory_xact_lock(hashtext(${`favourites ${accountId}`}))`.execute(tx);
    const rows = await selectFavourites(tx, actor).execute();
    if (rows.length >= MAX_FAVOURITES) {
      const sentence = t('You can have at most {max} favourites.', { max: MAX_FAVOURITES });
      throw new AppError('conflict', sentence);
    }
    await tx
      .insertInto('favourite_items')
      .values({ account_id: accountId, item_id, link })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
