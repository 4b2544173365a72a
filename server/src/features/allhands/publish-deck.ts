import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findShown } from './queries.ts';
import { readDeckText } from './read-deck-text.ts';

/** @param over the deck shown at the check @throws AppError invalid_deck, stale_version */
export async function publishDeck(
  { db, clock }: Deps,
  actor: Actor,
  { text, over }: { text: string; over: number | null },
): Promise<string> {
  const { deck, problems } = readDeckText(text);
  if (!deck) {
    const [first] = problems;
    throw new AppError(
      'invalid_deck',
      first
        ? t('Line {line}: {message}', { line: first.line, message: first.message })
        : t('This isn’t a deck.'),
    );
  }
  await db.transaction().execute(async (tx) => {
    await sql`lock table decks in share row exclusive mode`.execute(tx);
    const shown = await findShown(tx, deck.quarter);
    if ((shown?.id ?? null) !== over) {
      throw new AppError(
        'stale_version',
        t(
          'Another deck for {quarter} was published after this one was checked. Review the changes and publish again.',
          { quarter: quarterText(deck.quarter) },
        ),
      );
    }
    await tx
      .insertInto('decks')
      .values({
        quarter: deck.quarter,
        content: JSON.stringify(deck),
        published_at: clock.now(),
        published_by: actor.username,
      })
      .execute();
    await recordAct(tx, actor, 'deck_published', deck.quarter);
  });
  return deck.quarter;
}
