const LETTER = 0.6;
const GAP = 0.45;

/** Labels that would be cut shorter than this, ellipsis included, are left out. */
const MIN_LETTERS = 3;

export const textWidth = (text: string, font: number) => text.length * font * LETTER;

export interface DrawingSize {
  width: number;
  height: number;
  font: number;
}

const QUARTER = /^(\d\D)(\d{4})$/;
const areQuarters = (labels: readonly string[]) => labels.every((label) => QUARTER.test(label));

/** Quarters such as 4Q2022 in two parts: the first, and as many as have room, counted from the last. */
export function quarterWords(labels: readonly string[], room: number, font: number) {
  if (!areQuarters(labels)) return null;
  const step = Math.ceil(((2 * LETTER + GAP) * font * labels.length) / room);
  const last = labels.length - 1;
  return labels.flatMap((label, index) => {
    const [, quarter = '', year = ''] = QUARTER.exec(label) ?? [];
    const shown = index === 0 || (index >= step && (last - index) % step === 0);
    return shown ? [{ label, index, quarter, year }] : [];
  });
}

export function plotOf(
  { width, height, font }: DrawingSize,
  ticks: readonly string[],
  labels: readonly string[],
) {
  const digits = Math.max(1, ...ticks.map((text) => text.replace(/[.,]/, '').length));
  return {
    font,
    left: (digits + 0.5) * font * LETTER + 8,
    right: width - 4,
    top: font * 0.6,
    bottom: height - font * (areQuarters(labels) ? 2.75 : 1.6),
  };
}
export type Plot = ReturnType<typeof plotOf>;

/** Shortens text to a width in pixels, with an ellipsis. Returns '' if too little remains. */
export function cutToRoom(text: string, room: number, font: number): string {
  const letters = Math.floor(room / (font * LETTER));
  if (text.length <= letters) return text;
  return letters < MIN_LETTERS ? '' : `${text.slice(0, letters - 1).trimEnd()}…`;
}

/** Shortens each label to its share. If two become equal, shows fewer in full, with the first and last. */
export function axisWords(labels: readonly string[], room: number, font: number) {
  const place = room / labels.length;
  const last = labels.length - 1;
  const spread = (steps: number) =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const index = Math.round((at * last) / Math.max(steps, 1));
      const share = place * Math.floor(last / steps || 1);
      const label = labels[index] ?? '';
      return { index, label, shown: cutToRoom(label, share - GAP * font, font) };
    });
  for (let steps = last; steps > 0; steps -= 1) {
    const words = spread(steps);
    const told = new Set(words.map(({ shown }) => shown));
    const full = steps === last || words.every(({ shown, label }) => shown === label);
    if (full && told.size === words.length && !told.has('')) return words;
  }
  return spread(Math.min(last, 1));
}

/** Moves the heights of labels apart, from the lowest up, to at least a distance. */
export function spreadHeights(heights: readonly number[], distance: number): number[] {
  const spread = [...heights];
  const order = [...heights.keys()].sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  let limit = Number.POSITIVE_INFINITY;
  for (const at of order) {
    spread[at] = Math.min(heights[at] ?? 0, limit);
    limit = (spread[at] ?? 0) - distance;
  }
  return spread;
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
