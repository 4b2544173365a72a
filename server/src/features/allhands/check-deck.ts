import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import type { CheckedDeck } from '@intranet/contract/allhands/endpoints.ts';
import { inTime, quarterOf } from '@intranet/contract/allhands/next-quarter.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { compareDecks } from './compare-decks.ts';
import { findNewest } from './open-deck.ts';
import { findShown, parseStoredDeck } from './queries.ts';
import { readDeckText } from './read-deck-text.ts';

async function lookAt(db: DbOrTx, deck: Deck, now: string): Promise<CheckedDeck> {
  const { quarter } = deck;
  const [shown, newest] = await Promise.all([findShown(db, quarter), findNewest(db)]);
  const own = shown && parseStoredDeck(shown.content);
  const first = newest?.deck.quarter ?? quarter;
  const other = own ?? newest?.deck ?? DECK_3Q2024;
  const changes = compareDecks(other, deck);
  const remarks = [
    shown !== null &&
      t('{quarter} already has a published deck. This one replaces it until you unpublish it.', {
        quarter: quarterText(quarter),
      }),
    inTime(quarter) < inTime(first) &&
      t(
        '{first} is newer: All Hands still opens with it, and this deck is at /allhands?quarter={quarter}.',
        { first: quarterText(first), quarter },
      ),
    inTime(quarter) > inTime(quarterOf(now)) &&
      t('{quarter} hasn’t begun yet, but All Hands will open with this deck.', {
        quarter: quarterText(quarter),
      }),
  ];
  return {
    deck,
    over: shown?.id ?? null,
    replaces: shown !== null,
    same: own !== null && changes.length === 0,
    against: other.quarter,
    changes,
    remarks: remarks.filter((remark) => remark !== false),
  };
}

/** Returns a deck's problems, or the changes that publishing would make; stores nothing. */
export async function checkDeck(deps: Deps, text: string) {
  const { deck, problems } = readDeckText(text);
  return { problems, checked: deck && (await lookAt(deps.db, deck, today(deps))) };
}
