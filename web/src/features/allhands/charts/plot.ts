/** Where a chart is drawn, in px. */
export interface Plot {
  width: number;
  height: number;
  font: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A letter or figure is about so wide, as a part of its height. */
const LETTER = 0.6;

/** Between two words, as a part of their height. */
const GAP = 0.5;

/** Labels cut shorter than this, with the ellipsis, are left out. */
const MIN_LETTERS = 3;

/** The room that is left when the words have theirs. */
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

/** A text in so many px, with an ellipsis where it was cut; empty when it would say nothing. */
export function cutToRoom(text: string, room: number, font: number, least = MIN_LETTERS): string {
  const letters = Math.floor(room / (font * LETTER));
  if (text.length <= letters) return text;
  return letters < least ? '' : `${text.slice(0, letters - 1).trimEnd()}…`;
}

/**
 * The words below an axis of so many px. Each is cut to its place, so that a long one takes no other's; where
 * that leaves two alike, every nth has its word, the last one always.
 */
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
