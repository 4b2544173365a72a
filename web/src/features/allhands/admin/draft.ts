import { MAX_DECK_TEXT } from '@intranet/contract/allhands/endpoints.ts';

const KEY = 'allHandsDeckDraft';

/** What was typed in this tab and not published yet: a look at the preview or a reload loses nothing. */
export function keptDraft(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

/** An empty text forgets it; one that is too long to be checked is not kept. */
export function keepDraft(text: string): void {
  if (text && text.length <= MAX_DECK_TEXT) sessionStorage.setItem(KEY, text);
  else sessionStorage.removeItem(KEY);
}
