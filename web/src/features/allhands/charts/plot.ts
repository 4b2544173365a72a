export interface Plot {
  width: number;
  height: number;
  font: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 0.6;

const GAP = 0.5;

/** Labels that would be cut shorter than this, ellipsis included, are left out. */
const MIN_LETTERS = 3;

export function plotOf(width: number, height: number, ticks: readonly string[]): Plot {
  const font = Math.min(18, Math.max(13, width / 27));
  const longest = Math.max(1, ...ticks.map((text) => text.length));
  return {
    width,
    height,
    font,
    left: longest * font * LETTER + 10,
    right: width - font,
    top: font * 1.6,
    bottom: height - font * 1.9,
  };
}

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
