import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const QUIET_MS = 700;
/** Later, the user has come from another page, so the app itself is loaded. */
const START_MS = 5_000;

/** True once the first page of a visit has its data; other pages are true at once. */
export function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(() => performance.now() > START_MS);
  const busy = useIsFetching() > 0;
  useEffect(() => {
    if (loaded || busy) return;
    const timer = window.setTimeout(() => setLoaded(true), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [loaded, busy]);
  return loaded;
}
