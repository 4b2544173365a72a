import { useEffect, useState } from 'react';

/**
 * What stood behind the # when the page was opened, letter for letter, or empty; the same for the
 * page's life. It is secret wherever this product puts something there, and so is taken out of the
 * address and the history, where others may read it (S8).
 * @param stays leaves it in the address: for a secret that the page needs again when it is reloaded
 */
export function useFragment({ stays = false } = {}): string {
  const [fragment] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (stays || !fragment) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [fragment, stays]);
  return fragment;
}
