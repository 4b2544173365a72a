/** A hand that writes with a pen lies on the glass: so long after the pen, in ms, touches are not meant. */
export const PALM_MS = 1_500;

/** What is known of the pen. */
export interface PenSeen {
  /** It touches the glass. */
  down: boolean;
  /** When it was last seen touching or near, in ms of the events' clock. */
  at: number;
}

export const NO_PEN: PenSeen = { down: false, at: Number.NEGATIVE_INFINITY };

type Happening = Pick<PointerEvent, 'pointerType' | 'type' | 'timeStamp'>;

/** What is known of the pen after an event of any pointer. */
export function notePointer(pen: PenSeen, { pointerType, type, timeStamp }: Happening): PenSeen {
  if (pointerType !== 'pen') return pen;
  const up = type === 'pointerup' || type === 'pointercancel';
  return { down: type === 'pointerdown' || (pen.down && !up), at: timeStamp };
}

/** Whether a pointer that comes down is a palm's. Where no pen is in use a finger draws. */
export function isPalm(pen: PenSeen, { pointerType, timeStamp }: Happening): boolean {
  return pointerType === 'touch' && (pen.down || timeStamp - pen.at < PALM_MS);
}

/** Whether a pointer that comes down takes over from the one that draws: the palm was first. */
export function takesOver(drawing: string, coming: string): boolean {
  return drawing === 'touch' && coming === 'pen';
}
