import { MAX_DECK_TEXT } from '@intranet/contract/allhands/endpoints.ts';
import { storedUser } from '#core/session.ts';
import { readTabStorage, writeTabStorage } from '#core/tab-storage.ts';

const NAME = 'allHandsDeckDraft';

/** The unpublished text of this tab, restored after a reload or a preview. */
export function keptDraft(): string {
  return readTabStorage(NAME) ?? '';
}

/** Stores the draft in this tab. Empty text removes it, and text too long to check isn't stored. */
export function keepDraft(text: string): void {
  const keeps = storedUser() !== null && text !== '' && text.length <= MAX_DECK_TEXT;
  writeTabStorage(NAME, keeps ? text : null);
}
