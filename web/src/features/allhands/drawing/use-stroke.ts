import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContentBox } from './content-box.ts';
import { distance, isWorthKeeping, type Point, pointAt, type Shape, type Size } from './shapes.ts';

/** The maximum points of a line; a longer one continues as a second line. */
const LONGEST_LINE = 2_000;
const MIN_DISTANCE_PX = 1;
/** A second finger this soon after the first, in milliseconds, begins a pinch. */
const PINCH_MS = 300;

interface Stroke {
  pointerId: number;
  pointerType: string;
  startedAt: number;
  shape: Shape;
}

type LayerPointerEvent = PointerEvent<HTMLElement>;

/** The shape ends where the pointer was released, even close to the last point. */
function endAt(shape: Shape, place: Point): Shape {
  if (shape.kind !== 'pen') return { ...shape, to: place };
  const [x, y] = place;
  const last = shape.points.at(-1);
  if (last?.[0] === x && last[1] === y) return shape;
  // A lifted pen has no pressure, so the last value is used.
  const end: Point = last?.[2] === undefined ? [x, y] : [x, y, last[2]];
  return { kind: 'pen', points: [...shape.points, end] };
}

/** True if a new finger makes the stroke's finger the first of a pinch, which draws nothing. */
const startsPinch = (stroke: Stroke, { pointerType, timeStamp }: globalThis.PointerEvent) =>
  stroke.pointerType === 'touch' &&
  pointerType === 'touch' &&
  timeStamp - stroke.startedAt < PINCH_MS;

/** Measures the layer each time, because the page may have scrolled. */
export function placeOf(
  event: LayerPointerEvent,
  at: globalThis.PointerEvent,
  box: ContentBox,
): Point {
  const layer = event.currentTarget.getBoundingClientRect();
  const pressure = at.pointerType === 'pen' ? at.pressure : undefined;
  return pointAt(
    at.clientX - layer.left - box.left,
    at.clientY - layer.top - box.top,
    box,
    pressure,
  );
}

/** All points since the last event; a pen reports more points than the screen has frames. */
function placesOf(event: LayerPointerEvent, box: ContentBox): Point[] {
  const { nativeEvent } = event;
  const all = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : [];
  return (all.length > 0 ? all : [nativeEvent]).map((at) => placeOf(event, at, box));
}

/** Draws from press to release with one pointer at a time, and ignores pinches. */
export function useStroke(
  kind: Shape['kind'] | null,
  box: ContentBox | undefined,
  onShape: (shape: Shape) => void,
) {
  const stroke = useRef<Stroke>(null);
  const [live, setLive] = useState<Shape>();

  const show = (next: Stroke | null) => {
    stroke.current = next;
    setLive(next?.shape);
  };

  const finish = () => {
    const shape = stroke.current?.shape;
    show(null);
    if (shape && box && isWorthKeeping(shape, box)) onShape(shape);
  };

  // Ends the shape if the tool or section changes before the pen is lifted.
  const onToolGone = useEffectEvent(finish);
  useEffect(() => {
    if (kind === null) onToolGone();
  }, [kind]);

  const extend = (shape: Shape, places: readonly Point[], size: Size): Shape => {
    if (shape.kind !== 'pen') return { ...shape, to: places.at(-1) ?? shape.to };
    const points = [...shape.points];
    for (const place of places) {
      const last = points.at(-1);
      if (!last || distance(last, place, size) >= MIN_DISTANCE_PX) points.push(place);
    }
    if (points.length < LONGEST_LINE) return { kind: 'pen', points };
    onShape({ kind: 'pen', points });
    return { kind: 'pen', points: points.slice(-1) };
  };

  const handlers = {
    onPointerDown(event: LayerPointerEvent) {
      event.stopPropagation();
      const { nativeEvent, pointerId, pointerType } = event;
      if (!kind || !box || event.button !== 0) return;
      const other = stroke.current?.pointerId === pointerId ? null : stroke.current;
      if (other && startsPinch(other, nativeEvent)) return show(null);
      if (other) return;
      event.currentTarget.setPointerCapture(pointerId);
      const place = placeOf(event, nativeEvent, box);
      const shape: Shape =
        kind === 'pen' ? { kind, points: [place] } : { kind, from: place, to: place };
      show({ pointerId, pointerType, startedAt: nativeEvent.timeStamp, shape });
    },
    onPointerMove(event: LayerPointerEvent) {
      if (!box || stroke.current?.pointerId !== event.pointerId) return;
      const shape = extend(stroke.current.shape, placesOf(event, box), box);
      show({ ...stroke.current, shape });
    },
    onPointerUp(event: LayerPointerEvent) {
      if (stroke.current?.pointerId !== event.pointerId) return;
      if (box) {
        const shape = endAt(stroke.current.shape, placeOf(event, event.nativeEvent, box));
        stroke.current = { ...stroke.current, shape };
      }
      finish();
    },
    onPointerCancel(event: LayerPointerEvent) {
      if (stroke.current?.pointerId !== event.pointerId) return;
      // The browser begins its own gesture. Only a line that is well under way is kept.
      const { startedAt } = stroke.current;
      if (event.nativeEvent.timeStamp - startedAt < PINCH_MS) show(null);
      else finish();
    },
  };

  return { live, handlers };
}
