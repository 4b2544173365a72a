import type { Day } from '@intranet/contract/core/days.ts';
import { type PointerEvent, useEffect, useState } from 'react';
import { freeSpan, type PersonLine, type Span } from './chart-model.ts';
import type { Stretch } from './stretch.ts';

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
 * of one's own, never over it. What is dragged is asked for when the pointer is let go; a single day
 * only stands there as picked, for it may have been a mere press. When the browser takes the pointer
 * away, such as to scroll, or at Escape, nothing happens.
 */
export function useDayDrag(
  own: PersonLine | undefined,
  { days, indexOf }: Stretch,
  onRequest: (span: Span) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // As a day, since another month has other places.
  const [pickedDay, setPickedDay] = useState<Day | null>(null);
  const picked = pickedDay === null ? undefined : indexOf.get(pickedDay);
  const dismiss = () => setPickedDay(null);

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    // Wherever the focus is.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isDragging]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const track = target.closest('[data-track]');
    if (!own || !track || event.button !== 0 || target.closest('[data-leave]')) return;
    const anchor = dayAt(track, event.clientX, days.length);
    const span = freeSpan(own, anchor, anchor);
    if (!span) return;
    track.setPointerCapture(event.pointerId);
    dismiss();
    setDrag({ ...span, anchor, pointer: event.pointerId });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const track = (event.target as HTMLElement).closest('[data-track]');
    if (!drag || !own || !track || event.pointerId !== drag.pointer) return;
    const span = freeSpan(own, drag.anchor, dayAt(track, event.clientX, days.length));
    if (span && (span.from !== drag.from || span.to !== drag.to)) setDrag({ ...drag, ...span });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    setDrag(null);
    const { from, to } = drag;
    if (from === to) setPickedDay(days[from] ?? null);
    else onRequest({ from, to });
  };
  return {
    dragged: drag && { from: drag.from, to: drag.to },
    picked:
      picked === undefined
        ? null
        : {
            day: picked,
            onRequest: () => {
              dismiss();
              onRequest({ from: picked, to: picked });
            },
            onDismiss: dismiss,
          },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) },
  };
}
