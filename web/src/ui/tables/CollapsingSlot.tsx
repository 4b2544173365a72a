import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  id: number;
  open: boolean;
  held: boolean;
  children: ReactNode;
}

/** A held list keeps a closed card's height, so the cards below don't move. */
export function CollapsingSlot({ id, open, held, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (open && place.current) setRoom(place.current.getBoundingClientRect().height);
  });
  return (
    <div ref={place} data-leave={id} style={!open && held ? { minHeight: room } : undefined}>
      {children}
    </div>
  );
}
