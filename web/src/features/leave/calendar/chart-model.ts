import type { Period } from '@intranet/contract/core/days.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { namesakeNotes } from '#features/people/shared/namesakes.ts';
import type { DateRange } from '../wallchart/date-range.ts';
import {
  type AreaLine,
  type Bar,
  type PersonLine,
  runsWithin,
  type Span,
} from '../wallchart/model.ts';

export type CalendarLeave = Calendar['leaves'][number];

export interface LeaveBar extends Bar {
  leave: CalendarLeave;
  cutStart: boolean;
  cutEnd: boolean;
  /** The days when others in the area are away too (D28). */
  clashes: readonly Span[];
}

export interface EmployeeLine extends PersonLine<LeaveBar> {
  name: string;
  photo: string;
  area: string;
  /** The position, if somebody else in the area has the same name. */
  note: string | undefined;
}

export interface CrowdedArea extends AreaLine {
  people: number;
  shown: number;
  closed: boolean;
  awayToday: number | null;
  counts: readonly number[];
  limit: number | null;
}

export type LeaveLine = CrowdedArea | EmployeeLine;

export interface AreaLines {
  header: CrowdedArea;
  people: readonly EmployeeLine[];
}

/** This many people away at once are a conflict (D28). */
const CONFLICT = 2;

function spanOf(leave: CalendarLeave, { from, to, days, indexOf }: DateRange): Span | null {
  if (leave.start > to || leave.end < from) return null;
  return { from: indexOf.get(leave.start) ?? 0, to: indexOf.get(leave.end) ?? days.length - 1 };
}

interface PlacedLeave {
  leave: CalendarLeave;
  span: Span;
}

/** A person's bars, from leaves in order. Leaves of one person never overlap (D22). */
function toBars(leaves: readonly PlacedLeave[], range: DateRange, counts: number[]): LeaveBar[] {
  return leaves.map(({ leave, span }) => ({
    ...span,
    id: leave.id,
    leave,
    cutStart: leave.start < range.from,
    cutEnd: leave.end > range.to,
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
    const notes = namesakeNotes(
      people.map(({ id, ...one }) => ({ employee_id: id, ...one })),
      ({ cargo }) => positionName(cargo),
    );
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
    const header: CrowdedArea = {
      kind: 'area',
      area,
      people: people.length,
      shown: people.length,
      closed: false,
      awayToday: range.indexOf.has(today) ? all.filter(isAway).length : null,
      counts,
      limit: limits.get(area) ?? null,
    };
    const rows = placed.map(
      ({ id, name, photo, leaves }): EmployeeLine => ({
        kind: 'person',
        id,
        name,
        photo,
        area,
        note: notes.get(id),
        own: id === calendar.own,
        bars: toBars(leaves, range, counts),
      }),
    );
    return { header, people: ownFirst(rows, ({ own }) => own) };
  });
  return ownFirst(lines, ({ people }) => people[0]?.own === true);
}

export const isAway = ({ bars }: EmployeeLine, { start, end }: Period): boolean =>
  bars.some(({ leave }) => leave.start <= end && leave.end >= start);

export function filterLines(
  areas: readonly AreaLines[],
  isShown: (person: EmployeeLine) => boolean,
  closedAreas: readonly string[] = [],
): LeaveLine[] {
  return areas.flatMap(({ header, people }) => {
    const found = people.filter(isShown);
    if (found.length === 0) return [];
    const closed = closedAreas.includes(header.area);
    return [{ ...header, shown: found.length, closed }, ...(closed ? [] : found)];
  });
}

export function crowding({ counts, limit }: CrowdedArea, day: number): 'conflict' | 'over' | null {
  const count = counts[day] ?? 0;
  if (limit !== null && count > limit) return 'over';
  return count >= CONFLICT ? 'conflict' : null;
}

export interface Crowd extends Span {
  count: number;
  state: 'conflict' | 'over';
}

/** The days with two or more away, as runs of the same number (D28). */
export function crowds(line: CrowdedArea): Crowd[] {
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
