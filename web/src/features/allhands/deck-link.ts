import { DECK_LINK_HEADER } from '@intranet/contract/allhands/readers-endpoints.ts';
import { readTabStorage, writeTabStorage } from '@intranet/ui/hooks/tab-storage.ts';

const NAME = 'allHandsLink';
const FRAGMENT = /^#link=([\w-]{1,100})/;
/** Where the browser forbids storage, the link lasts until the page is closed. */
let taken: string | null = null;

/** Moves the secret of a deck's link from the address to this tab, so that no screen share shows it (S8). */
export function takeDeckLink(): boolean {
  const [, secret] = FRAGMENT.exec(window.location.hash) ?? [];
  if (!secret) return false;
  taken = secret;
  writeTabStorage(NAME, secret);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

export function deckLinkHeaders(): Record<string, string> {
  const secret = taken ?? readTabStorage(NAME);
  return secret ? { [DECK_LINK_HEADER]: secret } : {};
}
