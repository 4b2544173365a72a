import { useEffect, useEffectEvent } from 'react';

/** By then the first view has loaded. */
const IDLE_DELAY_MS = 3_000;

/** Runs when the browser is idle, or at once where it has no such call. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : act();

/** Runs once, a few seconds after mounting and when the browser is idle. */
export function useWhenIdle(act: () => void): void {
  const onLate = useEffectEvent(act);
  useEffect(() => {
    let gone = false;
    const waiting = setTimeout(() => whenIdle(() => !gone && onLate()), IDLE_DELAY_MS);
    return () => {
      gone = true;
      clearTimeout(waiting);
    };
  }, []);
}
