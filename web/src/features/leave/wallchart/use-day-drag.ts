import type { Day } from '@intranet/contract/core/days.ts';
import { type PointerEvent, useEffect, useState } from 'react';
import type { DateRange } from './date-range.ts';
import { freeSpan, type PersonLine, type Span } from './model.ts';

interface Drag extends Span {
  pointer: number;
  anchor: number;
}

function dayAt(track: Element, x: number, days: number): number {
  const { left, width } = track.getBoundingClientRect();
  const day = Math.floor(((x - left) / width) * days);
  return Math.max(0, Math.min(days - 1, day));
}

/** Releasing requests the dragged days. A single day is only picked: a click may be accidental. */
export function useDayDrag(
  own: PersonLine | undefined,
  { days, indexOf }: DateRange,
  onRequest: (span: Span) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // Stored as a day, because indexes differ between months.
  const [pickedDay, setPickedDay] = useState<Day | null>(null);
  const picked = pickedDay === null ? undefined : indexOf.get(pickedDay);
  const dismiss = () => setPickedDay(null);

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isDragging]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const track = target.closest('[data-track]');
    if (!own || !track || event.button !== 0 || target.closest('[data-bar]')) return;
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
