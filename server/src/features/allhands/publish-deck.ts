import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readDeckText } from './read-deck-text.ts';

/**
 * Publishes a deck as its quarter's, over the one that is shown for it, if there is one.
 * @param text as the administrator edited it
 * @returns its quarter
 * @throws AppError invalid_deck with the first thing that is wrong
 */
export async function publishDeck(
  { db, clock }: Deps,
  actor: Actor,
  origin: Origin,
  text: string,
): Promise<string> {
  const { deck, problems } = readDeckText(text);
  if (!deck) {
    const [first] = problems;
    throw new AppError(
      'invalid_deck',
      first ? `Line ${first.line}: ${first.message}` : 'This is not a deck.',
    );
  }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('decks')
      .values({
        quarter: deck.quarter,
        content: JSON.stringify(deck),
        published_at: clock.now(),
        published_by: actor.username,
      })
      .execute();
    await recordAct(tx, actor, origin, { action: 'deck_published', subject: deck.quarter });
  });
  return deck.quarter;
}
