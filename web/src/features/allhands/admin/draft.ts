import { MAX_DECK_TEXT } from '@intranet/contract/allhands/endpoints.ts';
import { storedUser } from '#core/session.ts';
import { readTabStorage, writeTabStorage } from '#core/tab-storage.ts';

const NAME = 'allHandsDeckDraft';

/** What was typed in this tab and not published yet: a look at the preview or a reload loses nothing. */
export function keptDraft(): string {
  return readTabStorage(NAME) ?? '';
}

/** An empty text forgets it; one that is too long to be checked is not kept, nor after the session's end. */
export function keepDraft(text: string): void {
  const keeps = storedUser() !== null && text !== '' && text.length <= MAX_DECK_TEXT;
  writeTabStorage(NAME, keeps ? text : null);
}
