import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { settle } from './settle.ts';

const COLLAPSE_MS = 150;

interface Props {
  id: number;
  open: boolean;
  children: ReactNode;
}

export function CollapsingSlot({ id, open, children }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const room = useRef(0);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    const element = slot.current;
    if (!element) return;
    if (wasOpen.current && !open) settle(element);
    wasOpen.current = open;
    const { height } = element.getBoundingClientRect();
    const before = room.current;
    room.current = open ? height : 0;
    if (open || before <= height) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const overflow = 'clip';
    element.animate(
      [
        { height: `${before}px`, overflow },
        { height: `${height}px`, overflow },
      ],
      { duration: COLLAPSE_MS, easing: 'ease-out' },
    );
  });
  return (
    <div ref={slot} data-leave={id}>
      {children}
    </div>
  );
}
