import { useEffect, useEffectEvent } from 'react';

/** By then, in ms, what is shown first has long loaded. */
const LATE = 3_000;

/** Once the browser has nothing better to do; at once where it cannot tell. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : act();

/** Does once, a while after it is first drawn, what the first view of a page does without. */
export function useWhenIdle(act: () => void): void {
  const onLate = useEffectEvent(act);
  useEffect(() => {
    let gone = false;
    const waiting = setTimeout(() => whenIdle(() => !gone && onLate()), LATE);
    return () => {
      gone = true;
      clearTimeout(waiting);
    };
  }, []);
}
