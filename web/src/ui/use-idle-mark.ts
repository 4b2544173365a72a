import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';

const IDLE_AFTER = 2_000;
const EVENTS = ['keydown', 'pointermove', 'pointerdown', 'wheel', 'focusin'] as const;

/** Marks the document with `data-idle` while nobody uses it, so that styles can fade controls. */
export function useIdleMark(): void {
  const idle = useIdle(IDLE_AFTER, { initialState: false, events: [...EVENTS] });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-idle', idle);
    return () => document.documentElement.removeAttribute('data-idle');
  }, [idle]);
}
