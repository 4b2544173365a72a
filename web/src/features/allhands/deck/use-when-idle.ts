import { useEffect, useEffectEvent } from 'react';

const IDLE_DELAY_MS = 3_000;

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : act();

/** Runs once, some seconds after mounting and when the browser is idle. */
export function useWhenIdle(act: () => void): void {
  const onIdle = useEffectEvent(act);
  useEffect(() => {
    let unmounted = false;
    const timer = setTimeout(() => whenIdle(() => !unmounted && onIdle()), IDLE_DELAY_MS);
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, []);
}
