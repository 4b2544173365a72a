import { useEffect, useState } from 'react';

/**
 * The text after # when the page opened. It may be a secret, so it leaves the address (S8).
 * @param stays keeps it there, because a reload needs it again
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
