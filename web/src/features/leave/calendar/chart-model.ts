import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import type { DateRange } from './date-range.ts';

export type CalendarLeave = Calendar['leaves'][number];

/** Indexes of days, both inclusive. */
export interface Span {
  from: number;
  to: number;
}

export interface Bar extends Span {
  leave: CalendarLeave;
  cutStart: boolean;
  cutEnd: boolean;
  room: number;
  /** The days when others in the area are away too (D28). */
  clashes: readonly Span[];
}

export interface PersonLine {
  kind: 'person';
  id: number;
  name: string;
  photo: string;
  area: string;
  own: boolean;
  /** In large areas nearly every day has a conflict, so marks are faint. */
  large: boolean;
  bars: readonly Bar[];
}

export interface AreaLine {
  kind: 'area';
  area: string;
  people: number;
  /** Null if today isn't visible. */
  awayToday: number | null;
  counts: readonly number[];
  limit: number | null;
}

export type Line = AreaLine | PersonLine;

export interface AreaLines {
  header: AreaLine;
  people: readonly PersonLine[];
}

/** This many people away at once are a conflict (D28). */
const CONFLICT = 2;
const LARGE_AREA = 30;

function spanOf(leave: CalendarLeave, { from, to, days, indexOf }: DateRange): Span | null {
  if (leave.start > to || leave.end < from) return null;
  return { from: indexOf.get(leave.start) ?? 0, to: indexOf.get(leave.end) ?? days.length - 1 };
}

function runsWithin({ from, to }: Span, holds: (day: number) => boolean): Span[] {
  const runs: Span[] = [];
  for (let day = from; day <= to; day += 1) {
    if (!holds(day)) continue;
    const last = runs.at(-1);
    if (last?.to === day - 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

interface PlacedLeave {
  leave: CalendarLeave;
  span: Span;
}

/** A person's bars, from leaves in order. Leaves of one person never overlap (D22). */
function toBars(leaves: readonly PlacedLeave[], range: DateRange, counts: number[]): Bar[] {
  return leaves.map(({ leave, span }, index) => ({
    ...span,
    leave,
    cutStart: leave.start < range.from,
    cutEnd: leave.end > range.to,
    room: (leaves[index + 1]?.span.from ?? range.days.length) - span.to - 1,
    clashes: runsWithin(span, (day) => (counts[day] ?? 0) >= CONFLICT),
  }));
}

function ownFirst<T>(items: readonly T[], isOwn: (item: T) => boolean): T[] {
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))];
}

/** Puts the user and their area first. A single pass keeps a thousand people fast. */
export function chartLines(calendar: Calendar, range: DateRange): AreaLines[] {
  const { today } = calendar;
  const leavesOf = Map.groupBy(calendar.leaves, ({ person }) => person);
  const limits = new Map(calendar.limits.map(({ area, max_away }) => [area, max_away]));
  const areas = [...Map.groupBy(calendar.people, ({ area }) => area)];

  const lines = areas.map(([area, people]): AreaLines => {
    const placed = people.map(({ id, name, photo }) => {
      const leaves = (leavesOf.get(id) ?? []).flatMap((leave): PlacedLeave[] => {
        const span = spanOf(leave, range);
        return span ? [{ leave, span }] : [];
      });
      return { id, name, photo, leaves };
    });
    const all = placed.flatMap(({ leaves }) => leaves);
    const counts = range.days.map(() => 0);
    for (const { span } of all) {
      for (let day = span.from; day <= span.to; day += 1) counts[day] = (counts[day] ?? 0) + 1;
    }
    const isAway = ({ leave: { pending, start, end } }: PlacedLeave) =>
      !pending && start <= today && end >= today;
    const header: AreaLine = {
      kind: 'area',
      area,
      people: people.length,
      awayToday: range.indexOf.has(today) ? all.filter(isAway).length : null,
      counts,
      limit: limits.get(area) ?? null,
    };
    const rows = placed.map(
      ({ id, name, photo, leaves }): PersonLine => ({
        kind: 'person',
        id,
        name,
        photo,
        area,
        own: id === calendar.own,
        large: people.length > LARGE_AREA,
        bars: toBars(leaves, range, counts),
      }),
    );
    return { header, people: ownFirst(rows, ({ own }) => own) };
  });
  return ownFirst(lines, ({ people }) => people[0]?.own === true);
}

export function filterLines(
  areas: readonly AreaLines[],
  isFound: (personId: number) => boolean,
): Line[] {
  return areas.flatMap(({ header, people }) => {
    const found = people.filter(({ id }) => isFound(id));
    return found.length > 0 ? [header, ...found] : [];
  });
}

export function crowding({ counts, limit }: AreaLine, day: number): 'conflict' | 'over' | null {
  const count = counts[day] ?? 0;
  if (limit !== null && count > limit) return 'over';
  return count >= CONFLICT ? 'conflict' : null;
}

export interface Crowd extends Span {
  count: number;
  state: 'conflict' | 'over';
}

/** The days with two or more away, as runs of the same number (D28). */
export function crowds(line: AreaLine): Crowd[] {
  const runs: Crowd[] = [];
  line.counts.forEach((count, day) => {
    const state = crowding(line, day);
    if (!state) return;
    const last = runs.at(-1);
    if (last?.to === day - 1 && last.count === count) last.to = day;
    else runs.push({ from: day, to: day, count, state });
  });
  return runs;
}

export function barAt({ bars }: PersonLine, day: number): Bar | undefined {
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
