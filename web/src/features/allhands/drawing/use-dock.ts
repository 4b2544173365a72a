import { useSessionStorage } from '@mantine/hooks';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

const DOCKS = ['left', 'center', 'right'] as const;
type Dock = (typeof DOCKS)[number];

const MOVED = 4;

/** The toolbar's position on the lower edge, moved by dragging or clicking its handle. */
export function useDock() {
  const [dock, setDock] = useSessionStorage<Dock>({
    key: 'allhands toolbar',
    defaultValue: 'center',
    getInitialValueInEffect: false,
  });
  const from = useRef<number>(null);
  const dragged = useRef(false);
  const [offset, setOffset] = useState(0);
  const edge = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ left: number; width: number }>();

  useLayoutEffect(() => {
    const element = edge.current;
    if (!element) return;
    const measure = () => {
      const { left, width } = element.getBoundingClientRect();
      setRoom({ left, width });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, []);

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
      const { left, width } = room ?? { left: 0, width: window.innerWidth };
      const third = Math.floor(((event.clientX - left) / width) * DOCKS.length);
      const nearest = DOCKS[Math.max(0, Math.min(DOCKS.length - 1, third))];
      if (dragged.current && nearest) setDock(nearest);
      end();
    },
    onPointerCancel: end,
    onClick() {
      // Browsers fire a click after a drag too.
      if (!dragged.current) setDock(DOCKS[(DOCKS.indexOf(dock) + 1) % DOCKS.length] ?? 'center');
      dragged.current = false;
    },
  };

  return { edge, room, dock, offset, grip };
}
