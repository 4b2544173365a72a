import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import { storedUser } from '#core/session.ts';
import { readTabStorage, writeTabStorage } from '#core/tab-storage.ts';

/** What the address names in place of a quarter: a deck that is not published, in this tab alone. */
export const PREVIEW = 'preview';

const NAME = 'allHandsPreviewDeck';

/**
 * Keeps a deck that was found right, to be looked at before it is published; null forgets it.
 * @returns false where the browser keeps nothing, or has no room
 */
export function keepPreview(deck: Deck | null): boolean {
  return writeTabStorage(NAME, deck && JSON.stringify(deck));
}

/** The deck that was kept; null in any other tab, and for who may not publish it. */
export function keptPreview(): Deck | null {
  const kept = storedUser()?.role === 'admin' ? readTabStorage(NAME) : null;
  return kept === null ? null : (JSON.parse(kept) as Deck);
}
