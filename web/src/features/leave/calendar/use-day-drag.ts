import { type PointerEvent, useState } from 'react';
import { freeSpan, type PersonLine, type Span } from './chart-model.ts';

interface Drag extends Span {
  pointer: number;
  anchor: number;
}

/** The day of a track that a pointer is over; its neighbour at the edges. */
function dayAt(track: Element, x: number, days: number): number {
  const { left, width } = track.getBoundingClientRect();
  const day = Math.floor(((x - left) / width) * days);
  return Math.max(0, Math.min(days - 1, day));
}

/**
 * Choosing days by dragging over one's own row, with a mouse, a pen or a finger: up to the next leave
 * of one's own, never over it. What is dragged is asked for when the pointer is let go; when the
 * browser takes it away, such as to scroll, nothing happens.
 */
export function useDayDrag(
  own: PersonLine | undefined,
  days: number,
  onRequest: (span: Span) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const track = target.closest('[data-track]');
    if (!own || !track || event.button !== 0 || target.closest('[data-leave]')) return;
    const anchor = dayAt(track, event.clientX, days);
    const span = freeSpan(own, anchor, anchor);
    if (!span) return;
    track.setPointerCapture(event.pointerId);
    setDrag({ ...span, anchor, pointer: event.pointerId });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const track = (event.target as HTMLElement).closest('[data-track]');
    if (!drag || !own || !track || event.pointerId !== drag.pointer) return;
    const span = freeSpan(own, drag.anchor, dayAt(track, event.clientX, days));
    if (span && (span.from !== drag.from || span.to !== drag.to)) setDrag({ ...drag, ...span });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== drag?.pointer) return;
    setDrag(null);
    onRequest({ from: drag.from, to: drag.to });
  };
  return {
    dragged: drag && { from: drag.from, to: drag.to },
    cancelDrag: () => setDrag(null),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) },
  };
}
