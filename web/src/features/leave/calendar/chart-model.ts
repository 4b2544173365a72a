import type { Period } from '@intranet/contract/core/days.ts';
import type {
  Calendar,
  CalendarAreas,
  CalendarPerson,
} from '@intranet/contract/leave/calendar-endpoints.ts';
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

export type AreaCounts = CalendarAreas['areas'][number];
export type CalendarLeave = CalendarPerson['leaves'][number];

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

/** A person's bars, from leaves in order. Leaves of one person never overlap (D22). */
function toBars(
  leaves: readonly CalendarLeave[],
  range: DateRange,
  counts: readonly number[],
): LeaveBar[] {
  return leaves.flatMap((leave) => {
    const span = spanOf(leave, range);
    if (!span) return [];
    return [
      {
        ...span,
        id: leave.id,
        leave,
        cutStart: leave.start < range.from,
        cutEnd: leave.end > range.to,
        clashes: runsWithin(span, (day) => (counts[day] ?? 0) >= CONFLICT),
      },
    ];
  });
}

export function ownFirst<T>(items: readonly T[], isOwn: (item: T) => boolean): T[] {
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))];
}

/** How many people are away on each day. */
function countAway(leaves: readonly CalendarLeave[], range: DateRange): number[] {
  const counts = range.days.map(() => 0);
  for (const leave of leaves) {
    const span = spanOf(leave, range);
    if (!span) continue;
    for (let day = span.from; day <= span.to; day += 1) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

/** An area's header, and the rows of some of its people or all of them, with the user first. */
export function areaLines(
  counts: AreaCounts,
  people: readonly CalendarPerson[],
  range: DateRange,
  own: number | null,
): AreaLines {
  const { area, away, away_today, max_away } = counts;
  const notes = namesakeNotes(
    people.map(({ id, ...one }) => ({ employee_id: id, ...one })),
    ({ cargo }) => positionName(cargo),
  );
  const rows = people.map(
    ({ id, name, photo, leaves }): EmployeeLine => ({
      ...{ kind: 'person', id, name, photo, area },
      note: notes.get(id),
      own: id === own,
      bars: toBars(leaves, range, away),
    }),
  );
  const header: CrowdedArea = {
    ...{ kind: 'area', area, people: counts.people, shown: people.length, closed: false },
    ...{ awayToday: away_today, counts: away, limit: max_away },
  };
  return { header, people: ownFirst(rows, ({ own }) => own) };
}

/** The lines of a calendar that was read whole, with the user and their area first. */
export function chartLines(calendar: Calendar, range: DateRange): AreaLines[] {
  const { today } = calendar;
  const leavesOf = Map.groupBy(calendar.leaves, ({ person }) => person);
  const limits = new Map(calendar.limits.map(({ area, max_away }) => [area, max_away]));
  const areas = [...Map.groupBy(calendar.people, ({ area }) => area)];
  const isAwayToday = ({ pending, start, end }: CalendarLeave) =>
    !pending && start <= today && end >= today;

  const lines = areas.map(([area, members]): AreaLines => {
    const people = members.map((one) => ({ ...one, leaves: leavesOf.get(one.id) ?? [] }));
    const leaves = people.flatMap((one) => one.leaves);
    const counts: AreaCounts = {
      area,
      people: people.length,
      away_today: range.indexOf.has(today) ? leaves.filter(isAwayToday).length : null,
      away: countAway(leaves, range),
      max_away: limits.get(area) ?? null,
    };
    return areaLines(counts, people, range, calendar.own);
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
