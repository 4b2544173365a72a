import type { Deck, SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { DeckChanges } from '@intranet/contract/allhands/endpoints.ts';
import { readTabStorage, writeTabStorage } from '@intranet/ui/hooks/tab-storage.ts';
import { storedUser } from '#core/session.ts';

/** The URL's name for an unpublished deck, available in this tab only. */
export const PREVIEW = 'preview';

const NAME = 'allHandsPreviewDeck';

interface KeptPreview {
  deck: Deck;
  /** Since the newest published quarter before, if there is one. */
  changes?: DeckChanges | undefined;
  /** The section that the editor showed. */
  section?: SectionId | undefined;
}

/** Stores a deck for its preview; null removes it. @returns false if storage is blocked or full */
export function keepPreview(preview: KeptPreview | null): boolean {
  return writeTabStorage(NAME, preview && JSON.stringify(preview));
}

/** The stored deck, or null in another tab or for users who may not publish. */
export function keptPreview(): KeptPreview | null {
  const kept = storedUser()?.role === 'admin' ? readTabStorage(NAME) : null;
  return kept === null ? null : (JSON.parse(kept) as KeptPreview);
}
