import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContentBox } from './content-box.ts';
import { isPalm, NO_PEN, notePointer, takesOver } from './palm-rejection.ts';
import { distance, isWorthKeeping, type Point, pointAt, type Shape, type Size } from './shapes.ts';

/** Places of one line; a longer one goes on as a second. */
const LONGEST_LINE = 2_000;
/** Points nearer than this to the last one are skipped. */
const MIN_DISTANCE_PX = 1;

interface Stroke {
  pointerId: number;
  pointerType: string;
  shape: Shape;
}

type Happening = PointerEvent<HTMLElement>;

/** The shape ends where the pointer was released, however near to the last point that is. */
function endAt(shape: Shape, place: Point): Shape {
  if (shape.kind !== 'pen') return { ...shape, to: place };
  const [x, y] = place;
  const last = shape.points.at(-1);
  if (last?.[0] === x && last[1] === y) return shape;
  // A pen that is lifted has no pressure any more.
  const end: Point = last?.[2] === undefined ? [x, y] : [x, y, last[2]];
  return { kind: 'pen', points: [...shape.points, end] };
}

/** Where on the content; the layer is asked each time, as it may have been scrolled. */
export function placeOf(event: Happening, at: globalThis.PointerEvent, box: ContentBox): Point {
  const layer = event.currentTarget.getBoundingClientRect();
  const pressure = at.pointerType === 'pen' ? at.pressure : undefined;
  return pointAt(
    at.clientX - layer.left - box.left,
    at.clientY - layer.top - box.top,
    box,
    pressure,
  );
}

/** All places since the last event: a pen tells more of them than a screen shows pictures. */
function placesOf(event: Happening, box: ContentBox): Point[] {
  const { nativeEvent } = event;
  const all = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : [];
  return (all.length > 0 ? all : [nativeEvent]).map((at) => placeOf(event, at, box));
}

/**
 * What a pen, a finger or the mouse draws, from coming down to going up; one pointer at a time, and
 * never a palm.
 * @param kind what is drawn; nothing when there is none
 * @param box what the places are fractions of
 * @param onShape a shape is done
 */
export function useStroke(
  kind: Shape['kind'] | null,
  box: ContentBox | undefined,
  onShape: (shape: Shape) => void,
) {
  const stroke = useRef<Stroke>(null);
  const pen = useRef(NO_PEN);
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

  // The tool was put down, or the section left, before the pen went up: that would not be heard.
  const putDown = useEffectEvent(() => {
    finish();
    pen.current = { ...pen.current, down: false };
  });
  useEffect(() => {
    if (kind === null) putDown();
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
    onPointerDown(event: Happening) {
      event.stopPropagation();
      const { nativeEvent, pointerId, pointerType } = event;
      pen.current = notePointer(pen.current, nativeEvent);
      if (!kind || !box || event.button !== 0 || isPalm(pen.current, nativeEvent)) return;
      const other = stroke.current?.pointerId === pointerId ? null : stroke.current;
      if (other && !takesOver(other.pointerType, pointerType)) return;
      event.currentTarget.setPointerCapture(pointerId);
      const place = placeOf(event, nativeEvent, box);
      const shape: Shape =
        kind === 'pen' ? { kind, points: [place] } : { kind, from: place, to: place };
      show({ pointerId, pointerType, shape });
    },
    onPointerMove(event: Happening) {
      pen.current = notePointer(pen.current, event.nativeEvent);
      if (!box || stroke.current?.pointerId !== event.pointerId) return;
      const shape = extend(stroke.current.shape, placesOf(event, box), box);
      show({ ...stroke.current, shape });
    },
    onPointerUp(event: Happening) {
      pen.current = notePointer(pen.current, event.nativeEvent);
      if (stroke.current?.pointerId !== event.pointerId) return;
      if (box) {
        const shape = endAt(stroke.current.shape, placeOf(event, event.nativeEvent, box));
        stroke.current = { ...stroke.current, shape };
      }
      finish();
    },
    onPointerCancel(event: Happening) {
      pen.current = notePointer(pen.current, event.nativeEvent);
      // The system took the pointer away, for a gesture of its own: that was no drawing.
      if (stroke.current?.pointerId === event.pointerId) show(null);
    },
  };

  return { live, handlers };
}
