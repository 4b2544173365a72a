import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ContentBox } from './content-box.ts';
import type { Point } from './shapes.ts';
import { placeOf } from './use-stroke.ts';

const FADE = 700;

/**
 * @param box undefined while another tool is active, which also removes the dot
 * @param still shows only the dot, for users who prefer reduced motion
 */
export function useLaser(box: ContentBox | undefined, still: boolean) {
  const places = useRef<{ point: Point; at: number }[]>([]);
  const frame = useRef(0);
  const [dot, setDot] = useState<Point>();
  if (!box && dot) setDot(undefined);
  const [trail, setTrail] = useState<readonly Point[]>([]);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const fade = (now: number) => {
    places.current = places.current.filter(({ at }) => now - at < FADE);
    setTrail(places.current.map(({ point }) => point));
    frame.current = places.current.length > 0 ? requestAnimationFrame(fade) : 0;
  };

  const point = (event: PointerEvent<HTMLElement>) => {
    if (!box) return;
    const place = placeOf(event, event.nativeEvent, box);
    setDot(place);
    if (still) return;
    places.current.push({ point: place, at: performance.now() });
    if (frame.current === 0) frame.current = requestAnimationFrame(fade);
  };
  const leave = () => setDot(undefined);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      point(event);
    },
    onPointerMove: point,
    onPointerUp(event: PointerEvent<HTMLElement>) {
      // A mouse still hovers; a finger is gone.
      if (event.pointerType !== 'mouse') leave();
    },
    onPointerCancel: leave,
    onPointerLeave: leave,
  };

  return { dot, trail, handlers };
}
