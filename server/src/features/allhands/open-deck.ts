import { changedFigures } from '@intranet/contract/allhands/changed-figures.ts';
import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import type { DeckChanges } from '@intranet/contract/allhands/endpoints.ts';
import { inTime } from '@intranet/contract/allhands/next-quarter.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { type DeckReader, deckRefusal, mayReadQuarter } from './policy.ts';
import { findNewestOf, findShown, listQuarters, parseStoredDeck } from './queries.ts';
import { readRules } from './readers.ts';

type OpenedDeck = { deck: Deck; quarters: string[]; changes?: DeckChanges };

/** Usually the first, unless a deck of an older version is unreadable. */
const findFirstReadable = async (db: DbOrTx, quarters: readonly string[]) =>
  (await findNewestOf(db, quarters.slice(0, 1))) ?? (await findNewestOf(db, quarters.slice(1)));

/** The newest deck, whoever may read it. */
export async function findNewest(db: DbOrTx): Promise<OpenedDeck | null> {
  const quarters = await listQuarters(db);
  const deck = await findFirstReadable(db, quarters);
  return deck && { deck, quarters };
}

/** The quarters that the reader may open, newest first. @throws AppError unauthenticated if there is none */
export async function listReadableQuarters(db: DbOrTx, reader: DeckReader): Promise<string[]> {
  const [all, rules] = await Promise.all([listQuarters(db), readRules(db)]);
  const readable = all.filter((quarter) => mayReadQuarter(rules.get(quarter), reader));
  if (readable.length === 0) throw deckRefusal(reader);
  return readable;
}

/** Adds what changed since the newest earlier quarter that the reader may open. */
async function withChanges(db: DbOrTx, deck: Deck, quarters: string[]): Promise<OpenedDeck> {
  const earlier = quarters.filter((quarter) => inTime(quarter) < inTime(deck.quarter));
  const before = await findFirstReadable(db, earlier);
  return { deck, quarters, ...(before && { changes: changedFigures(deck, before) }) };
}

/**
 * By default the newest deck that the reader may open. Access comes before any figure is read (D55).
 * @throws AppError unauthenticated; not_found; conflict if unreadable
 */
export async function openDeck(
  db: DbOrTx,
  asked: string | undefined,
  reader: DeckReader,
): Promise<OpenedDeck> {
  if (asked === undefined) {
    const quarters = await listReadableQuarters(db, reader);
    const deck = await findFirstReadable(db, quarters);
    if (!deck) throw new AppError('conflict', t('No deck is available.'));
    return withChanges(db, deck, quarters);
  }
  const rules = await readRules(db);
  if (!mayReadQuarter(rules.get(asked), reader)) throw deckRefusal(reader);
  const [all, found] = await Promise.all([listQuarters(db), findShown(db, asked)]);
  const quarters = all.filter((quarter) => mayReadQuarter(rules.get(quarter), reader));
  if (!found)
    throw new AppError(
      'not_found',
      t('There is no deck for {asked}.', { asked: quarterText(asked) }),
    );
  const deck = parseStoredDeck(found.content);
  if (deck) return withChanges(db, deck, quarters);
  throw new AppError(
    'conflict',
    t('The {asked} deck is from an older version of the intranet and can’t be shown.', {
      asked: quarterText(asked),
    }),
  );
}
