import { useEffect, useEffectEvent } from 'react';

const IDLE_DELAY_MS = 3_000;

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : act();

/** Runs once, some seconds after mounting and when the browser is idle. */
export function useWhenIdle(act: () => void): void {
  const onIdle = useEffectEvent(act);
  useEffect(() => {
    let gone = false;
    const waiting = setTimeout(() => whenIdle(() => !gone && onIdle()), IDLE_DELAY_MS);
    return () => {
      gone = true;
      clearTimeout(waiting);
    };
  }, []);
}
