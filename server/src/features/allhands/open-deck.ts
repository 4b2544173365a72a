import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { findNewestOf, findShown, listQuarters, parseStoredDeck } from './queries.ts';

type OpenedDeck = { deck: Deck; quarters: string[] };

export async function findNewest(db: DbOrTx): Promise<OpenedDeck | null> {
  const quarters = await listQuarters(db);
  // Usually the first, unless a deck of an older version is unreadable.
  const deck =
    (await findNewestOf(db, quarters.slice(0, 1))) ?? (await findNewestOf(db, quarters.slice(1)));
  return deck && { deck, quarters };
}

/** By default the newest readable deck. @throws AppError not_found; conflict if unreadable */
export async function openDeck(db: DbOrTx, asked: string | undefined): Promise<OpenedDeck> {
  if (asked === undefined) {
    const newest = await findNewest(db);
    if (!newest) throw new AppError('conflict', t('No deck is available.'));
    return newest;
  }
  const [quarters, found] = await Promise.all([listQuarters(db), findShown(db, asked)]);
  if (!found)
    throw new AppError(
      'not_found',
      t('There is no deck for {asked}.', { asked: quarterText(asked) }),
    );
  const deck = parseStoredDeck(found.content);
  if (deck) return { deck, quarters };
  throw new AppError(
    'conflict',
    t('The {asked} deck is from an older version of the intranet and can’t be shown.', {
      asked: quarterText(asked),
    }),
  );
}
