import { useEffect, useState } from 'react';

/** The text after # when the page opened. A secret leaves the address (S8) unless it `stays`. */
export function useFragment({ stays = false } = {}): string {
  const [fragment] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (stays || !fragment) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [fragment, stays]);
  return fragment;
}
