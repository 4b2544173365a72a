import { useSessionStorage } from '@mantine/hooks';
import { type PointerEvent, useRef, useState } from 'react';

const DOCKS = ['left', 'center', 'right'] as const;
type Dock = (typeof DOCKS)[number];

/** Less than this, in px, was a press. */
const MOVED = 4;

/**
 * Where along the lower edge the toolbar stands, kept for the tab. Its grip is dragged to the left, the
 * middle or the right, or pressed to go to the next of them.
 */
export function useDock() {
  const [dock, setDock] = useSessionStorage<Dock>({
    key: 'allhands toolbar',
    defaultValue: 'center',
    getInitialValueInEffect: false,
  });
  const from = useRef<number>(null);
  const dragged = useRef(false);
  const [offset, setOffset] = useState(0);

  const end = () => {
    from.current = null;
    setOffset(0);
  };

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = event.clientX;
      dragged.current = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current === null) return;
      const moved = event.clientX - from.current;
      if (Math.abs(moved) > MOVED) dragged.current = true;
      if (dragged.current) setOffset(moved);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === null) return;
      const share = (event.clientX / window.innerWidth) * DOCKS.length;
      const nearest = DOCKS[Math.max(0, Math.min(DOCKS.length - 1, Math.floor(share)))];
      if (dragged.current && nearest) setDock(nearest);
      end();
    },
    onPointerCancel: end,
    onClick() {
      // A click comes after a drag, too.
      if (!dragged.current) setDock(DOCKS[(DOCKS.indexOf(dock) + 1) % DOCKS.length] ?? 'center');
      dragged.current = false;
    },
  };

  return { dock, offset, grip };
}
