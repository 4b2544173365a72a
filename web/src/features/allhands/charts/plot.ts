const LETTER = 0.6;
const GAP = 0.5;

/** Labels that would be cut shorter than this, ellipsis included, are left out. */
const MIN_LETTERS = 3;

export const textWidth = (text: string, font: number) => text.length * font * LETTER;

export interface DrawingSize {
  width: number;
  height: number;
  font: number;
}

export function plotOf({ width, height, font }: DrawingSize, ticks: readonly string[]) {
  const longest = Math.max(1, ...ticks.map((text) => text.length));
  return {
    height,
    font,
    left: longest * font * LETTER + 10,
    right: width - font,
    top: font * 1.6,
    bottom: height - font * 1.9,
  };
}
export type Plot = ReturnType<typeof plotOf>;

/** Shortens text to a width in pixels, with an ellipsis. Returns '' if too little remains. */
export function cutToRoom(text: string, room: number, font: number, least = MIN_LETTERS): string {
  const letters = Math.floor(room / (font * LETTER));
  if (text.length <= letters) return text;
  return letters < least ? '' : `${text.slice(0, letters - 1).trimEnd()}…`;
}

/** Shortens each label to its share. If two become equal, shows every nth and the last. */
export function axisWords(labels: readonly string[], room: number, font: number) {
  const place = room / labels.length;
  const every = (step: number) =>
    labels
      .map((label, index) => ({
        index,
        label,
        shown: cutToRoom(label, place * step - GAP * font, font),
      }))
      .filter(({ index }) => (labels.length - 1 - index) % step === 0);
  for (let step = 1; step < labels.length; step += 1) {
    const words = every(step);
    const told = new Set(words.map(({ shown }) => shown));
    if (told.size === words.length && !told.has('')) return words;
  }
  return every(labels.length);
}

const STEPS = 5;

/** The axis of spec §9: up to the highest value, in thousands, plus 2000. Null without values. */
export function lineAxis(values: readonly number[]) {
  if (values.length === 0) return null;
  const max = Math.ceil(Math.max(...values) / 1_000) * 1_000 + 2_000;
  const min = Math.min(0, Math.floor(Math.min(...values) / 1_000) * 1_000);
  const top = Math.max(max, 0);
  const step = (top - min) / STEPS;
  return { min, max: top, ticks: Array.from({ length: STEPS + 1 }, (_, i) => min + i * step) };
}

interface Slice {
  startAngle: number;
  endAngle: number;
}

export const HOLE = 0.38;

/** A name's plate may stand out of its slice by this much. */
const OVERHANG = 16;
/** Text that would be cut to fewer letters is left out. */
const WHOLE = Number.POSITIVE_INFINITY;

function roomOn({ startAngle, endAngle }: Slice, radius: number, height: number): number {
  const middle = (startAngle + endAngle) / 2;
  const [across, along] = [Math.abs(Math.sin(middle)), Math.abs(Math.cos(middle))];
  const thickness = radius * (1 - HOLE);
  const length = ((endAngle - startAngle) * radius * (1 + HOLE)) / 2;
  const whole = Math.min((thickness - height * along) / across, (length - height * across) / along);
  return whole + OVERHANG;
}

/** Returns the name and value as lines, or nothing if they need more room than the slice has. */
export function sliceLabel(
  slice: Slice & { name: string; figure: string },
  { radius, font }: { radius: number; font: number },
): string[] {
  const { name, figure } = slice;
  const shown = cutToRoom(name, roomOn(slice, radius, font * 2.3), font, WHOLE);
  return shown ? [shown, figure] : [];
}
