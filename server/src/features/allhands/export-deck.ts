import { type Deck, SECTION_IDS } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findDeckVersion, findShown, parseStoredDeck } from './queries.ts';

function inOrder(deck: Deck): Deck {
  const notes = SECTION_IDS.map((id) => [id, deck.notes[id]]);
  return { ...deck, notes: Object.fromEntries(notes.filter(([, note]) => note !== undefined)) };
}

/** Exports a deck as stored if the current schema rejects it. @throws AppError not_found */
export async function exportDeck(
  { db }: Deps,
  actor: Actor,
  { quarter, id }: { quarter: string; id: number | 'product' | undefined },
): Promise<string> {
  const found =
    id === undefined ? await findShown(db, quarter) : await findDeckVersion(db, quarter, id);
  if (!found)
    throw new AppError(
      'not_found',
      t('There is no such deck for {quarter}.', { quarter: quarterText(quarter) }),
    );
  const detail = found.id === null ? undefined : { deck: found.id };
  await recordAct(db, actor, 'deck_exported', quarter, detail);
  const deck = parseStoredDeck(found.content);
  return `${JSON.stringify(deck ? inOrder(deck) : found.content, null, 2)}\n`;
}
