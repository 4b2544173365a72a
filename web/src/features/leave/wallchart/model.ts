/** Indexes of days, both inclusive. */
export interface Span {
  from: number;
  to: number;
}

export interface Bar extends Span {
  id: number;
}

export interface PersonLine<B extends Bar = Bar> {
  kind: 'person';
  id: number;
  /** True for the user's own row, where days can be selected. */
  own: boolean;
  /** In order; they never overlap. */
  bars: readonly B[];
}

/** The header above the people of an area. */
export interface AreaLine {
  kind: 'area';
  area: string;
}

export type Line = AreaLine | PersonLine;

/** The `id` of the element that the keyboard's cursor is on. */
export const CURSOR_ID = 'wallchart-cursor';

export function barAt<B extends Bar>({ bars }: { bars: readonly B[] }, day: number): B | undefined {
  return bars.find(({ from, to }) => from <= day && day <= to);
}

/** The free days from an anchor towards a day; null if the anchor is taken. */
export function freeSpan(line: PersonLine, anchor: number, towards: number): Span | null {
  if (barAt(line, anchor)) return null;
  const step = towards < anchor ? -1 : 1;
  let reached = anchor;
  while (reached !== towards && !barAt(line, reached + step)) reached += step;
  return { from: Math.min(anchor, reached), to: Math.max(anchor, reached) };
}

/** Days that follow each other and for which `holds`, within a span. */
export function runsWithin({ from, to }: Span, holds: (day: number) => boolean): Span[] {
  const runs: Span[] = [];
  for (let day = from; day <= to; day += 1) {
    if (!holds(day)) continue;
    const last = runs.at(-1);
    if (last?.to === day - 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
