import { useEffect, useEffectEvent } from 'react';

const DELAY_MS = 3_000;

/** Runs once, three seconds after mounting, so what the person sees first loads first. */
export function useAfterDelay(act: () => void): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => onTime(), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
