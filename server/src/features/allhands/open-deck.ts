import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { findShown, listQuarters, readStored } from './queries.ts';

/** A deck that is shown, and every quarter that can be asked for, the newest first. */
interface OpenedDeck {
  deck: Deck;
  quarters: string[];
}

async function openQuarter(db: DbOrTx, quarter: string): Promise<Deck | string> {
  const found = await findShown(db, quarter);
  if (!found) return `There is no deck of ${quarter}.`;
  return (
    readStored(found.content) ??
    `The deck of ${quarter} is of an older version of the intranet, and this one cannot show it.`
  );
}

/**
 * The deck of a quarter; unless told, the newest that can be shown.
 * @throws AppError not_found where there is none; conflict where today's schema does not take it
 */
export async function openDeck(db: DbOrTx, asked: string | undefined): Promise<OpenedDeck> {
  const quarters = await listQuarters(db);
  if (asked !== undefined) {
    const deck = await openQuarter(db, asked);
    if (typeof deck !== 'string') return { deck, quarters };
    throw new AppError(quarters.includes(asked) ? 'conflict' : 'not_found', deck);
  }
  // The first can be shown, but for what an older version has left behind.
  for (const quarter of quarters) {
    const deck = await openQuarter(db, quarter);
    if (typeof deck !== 'string') return { deck, quarters };
  }
  throw new AppError('conflict', 'No deck can be shown.');
}
