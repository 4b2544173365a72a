import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { findNewestOf, findShown, listQuarters, readStored } from './queries.ts';

/** A deck that is shown, and every quarter that can be asked for, the newest first. */
interface OpenedDeck {
  deck: Deck;
  quarters: string[];
}

/** The newest deck that can be shown, which All Hands opens with; null where none can. */
export async function findNewest(db: DbOrTx): Promise<OpenedDeck | null> {
  const quarters = await listQuarters(db);
  // The first can be shown, but for what an older version has left behind.
  const deck =
    (await findNewestOf(db, quarters.slice(0, 1))) ?? (await findNewestOf(db, quarters.slice(1)));
  return deck && { deck, quarters };
}

/**
 * The deck of a quarter; unless told, the newest that can be shown.
 * @throws AppError not_found where there is none; conflict where today's schema does not take it
 */
export async function openDeck(db: DbOrTx, asked: string | undefined): Promise<OpenedDeck> {
  if (asked === undefined) {
    const newest = await findNewest(db);
    if (!newest) throw new AppError('conflict', 'No deck can be shown.');
    return newest;
  }
  const [quarters, found] = await Promise.all([listQuarters(db), findShown(db, asked)]);
  if (!found) throw new AppError('not_found', `There is no deck of ${asked}.`);
  const deck = readStored(found.content);
  if (deck) return { deck, quarters };
  throw new AppError(
    'conflict',
    `The deck of ${asked} is of an older version of the intranet, and this one cannot show it.`,
  );
}
