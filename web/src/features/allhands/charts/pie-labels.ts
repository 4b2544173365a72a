import { cutToRoom } from './plot.ts';

export interface Slice {
  /** In radians, clockwise from twelve o'clock. */
  startAngle: number;
  endAngle: number;
}

/** Of the radius: the hole in the middle. */
export const HOLE = 0.44;

/** Names cut shorter than this, with the ellipsis, are left out. */
const MIN_LETTERS = 7;

/** Between words and the end of their slice, in px. */
const EDGE = 8;

/** How wide words of so many px in height may be in the middle of a slice of the ring, in px. */
function roomOn({ startAngle, endAngle }: Slice, radius: number, height: number): number {
  const middle = (startAngle + endAngle) / 2;
  const [across, along] = [Math.abs(Math.sin(middle)), Math.abs(Math.cos(middle))];
  const thickness = radius * (1 - HOLE);
  const length = ((endAngle - startAngle) * radius * (1 + HOLE)) / 2;
  const whole = Math.min((thickness - height * along) / across, (length - height * across) / along);
  return whole - EDGE;
}

/** What stands on a slice: its name over its figure, the figure alone, or nothing, as there is room. */
export function sliceLabel(
  slice: Slice & { name: string; figure: string },
  { radius, font }: { radius: number; font: number },
): string[] {
  const { name, figure } = slice;
  const shown = cutToRoom(name, roomOn(slice, radius, font * 2.3), font, MIN_LETTERS);
  if (shown) return [shown, figure];
  const whole = cutToRoom(figure, roomOn(slice, radius, font), font, Number.POSITIVE_INFINITY);
  return whole ? [whole] : [];
}
