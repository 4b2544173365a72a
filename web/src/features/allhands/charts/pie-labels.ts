import { cutToRoom } from './plot.ts';

export interface Slice {
  startAngle: number;
  endAngle: number;
}

/** The hole's radius as a share of the chart's radius. */
export const HOLE = 0.44;

/** Names that would be cut shorter than this, ellipsis included, are left out. */
const MIN_LETTERS = 7;

/** The gap between a label and the edge of its slice, in pixels. */
const EDGE = 8;

function roomOn({ startAngle, endAngle }: Slice, radius: number, height: number): number {
  const middle = (startAngle + endAngle) / 2;
  const [across, along] = [Math.abs(Math.sin(middle)), Math.abs(Math.cos(middle))];
  const thickness = radius * (1 - HOLE);
  const length = ((endAngle - startAngle) * radius * (1 + HOLE)) / 2;
  const whole = Math.min((thickness - height * along) / across, (length - height * across) / along);
  return whole - EDGE;
}

/** Returns the name and value, the value alone, or nothing, depending on the room. */
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
