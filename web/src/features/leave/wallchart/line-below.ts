import type { Span } from './model.ts';

/** The parts of a bar that its line (`--clash`) covers, as a gradient. */
export function lineBelow({ from, to }: Span, parts: readonly Span[]): string | undefined {
  if (parts.length === 0) return undefined;
  const percent = (day: number) => `${((day - from) / (to - from + 1)) * 100}%`;
  const stops = parts.flatMap((part) => {
    const [start, end] = [percent(part.from), percent(part.to + 1)];
    return [`transparent ${start}`, `var(--clash) ${start} ${end}`, `transparent ${end}`];
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
