import { useEffect } from 'react';

const IDLE_AFTER = 2_000;
const EVENTS = ['keydown', 'pointermove', 'pointerdown', 'wheel'] as const;

/** Sets `data-idle` 2 s after each use, but not before the first one, so that styles hide controls. */
export function useIdleMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onUse = () => {
      root.removeAttribute('data-idle');
      clearTimeout(timer);
      timer = setTimeout(() => root.setAttribute('data-idle', ''), IDLE_AFTER);
    };
    for (const event of EVENTS) document.addEventListener(event, onUse);
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, onUse);
      clearTimeout(timer);
      root.removeAttribute('data-idle');
    };
  }, []);
}
