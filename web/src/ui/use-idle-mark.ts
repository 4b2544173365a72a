import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';

const IDLE_AFTER = 2_000;
const EVENTS = ['keydown', 'pointermove', 'pointerdown', 'wheel', 'focusin'] as const;

/** Sets `data-idle` until the page is used and again 2 s later, so that styles hide controls. */
export function useIdleMark(): void {
  const idle = useIdle(IDLE_AFTER, { initialState: true, events: [...EVENTS] });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-idle', idle);
    return () => document.documentElement.removeAttribute('data-idle');
  }, [idle]);
}
