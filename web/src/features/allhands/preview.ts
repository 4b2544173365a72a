import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';

/** What the address names in place of a quarter: a deck that is not published, in this tab alone. */
export const PREVIEW = 'preview';

const KEY = 'allHandsPreviewDeck';

/** Keeps a deck that was found right, to be looked at before it is published. */
export function keepPreview(deck: Deck): void {
  sessionStorage.setItem(KEY, JSON.stringify(deck));
}

/** The deck that was kept; null in any other tab. */
export function keptPreview(): Deck | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Deck);
}
