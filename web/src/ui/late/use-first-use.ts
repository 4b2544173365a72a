import { useEffect, useState } from 'react';

const USES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;
/** Later, the user has come from another page, so the app itself is loaded. */
const START_MS = 5_000;
/** By then, the first load is over. */
const REST_MS = 3_000;
let usedBefore = false;

/** True once somebody uses the first page of a visit, or after a rest; other pages are true at once. */
export function useFirstUse(): boolean {
  const [used, setUsed] = useState(() => usedBefore || performance.now() > START_MS);
  useEffect(() => {
    if (used) return;
    const watching = new AbortController();
    const { signal } = watching;
    const use = () => {
      usedBefore = true;
      setUsed(true);
    };
    for (const event of USES) document.addEventListener(event, use, { signal, passive: true });
    const timer = setTimeout(use, REST_MS);
    return () => {
      watching.abort();
      clearTimeout(timer);
    };
  }, [used]);
  return used;
}
