import { useEffect, useState } from 'react';

/**
 * The text after # when the page opened, or empty; constant for the page's life. It may be a
 * secret, so it is removed from the address and the history (S8).
 * @param stays keeps it in the address, for a secret that a reload needs again
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
