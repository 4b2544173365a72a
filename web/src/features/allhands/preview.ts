import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import { readTabStorage, writeTabStorage } from '@intranet/ui/hooks/tab-storage.ts';
import { storedUser } from '#core/session.ts';

/** The URL's name for an unpublished deck, available in this tab only. */
export const PREVIEW = 'preview';

const NAME = 'allHandsPreviewDeck';

/** Stores a deck for its preview; null removes it. @returns false if storage is blocked or full */
export function keepPreview(deck: Deck | null): boolean {
  return writeTabStorage(NAME, deck && JSON.stringify(deck));
}

/** The stored deck, or null in another tab or for users who may not publish. */
export function keptPreview(): Deck | null {
  const kept = storedUser()?.role === 'admin' ? readTabStorage(NAME) : null;
  return kept === null ? null : (JSON.parse(kept) as Deck);
}
