/** Touches this soon after the pen, in milliseconds, come from the resting hand. */
export const PALM_MS = 1_500;

export const NO_PEN = { down: false, at: Number.NEGATIVE_INFINITY };
export type PenSeen = typeof NO_PEN;

type Happening = Pick<PointerEvent, 'pointerType' | 'type' | 'timeStamp'>;

export function notePointer(pen: PenSeen, { pointerType, type, timeStamp }: Happening): PenSeen {
  if (pointerType !== 'pen') return pen;
  const up = type === 'pointerup' || type === 'pointercancel';
  return { down: type === 'pointerdown' || (pen.down && !up), at: timeStamp };
}

/** True if a new pointer is a palm. Fingers can draw when no pen is in use. */
export function isPalm(pen: PenSeen, { pointerType, timeStamp }: Happening): boolean {
  return pointerType === 'touch' && (pen.down || timeStamp - pen.at < PALM_MS);
}

export function takesOver(drawing: string, coming: string): boolean {
  return drawing === 'touch' && coming === 'pen';
}
