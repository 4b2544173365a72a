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

/** A figure is about so wide, as a part of its height. */
const DIGIT = 0.6;

/** The room that is left when the words have theirs. */
export function plotOf(width: number, height: number, ticks: readonly string[]): Plot {
  const font = Math.min(18, Math.max(13, width / 27));
  const longest = Math.max(1, ...ticks.map((text) => text.length));
  return {
    width,
    height,
    font,
    left: longest * font * DIGIT + 10,
    right: width - font,
    top: font * 1.6,
    bottom: height - font * 1.9,
  };
}

/** Every nth label has room: 1 for all. */
export function labelStep(labels: readonly string[], room: number, font: number): number {
  const longest = Math.max(1, ...labels.map((text) => text.length));
  const fits = Math.max(1, Math.floor(room / (longest * font * DIGIT + font * 1.4)));
  return Math.ceil(labels.length / fits);
}
