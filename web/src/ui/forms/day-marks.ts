import { addDays, type Day, maxDay, minDay } from '@intranet/contract/core/days.ts';
import type { DayMark, Presence } from './day-range.ts';

/** More bars don't fit under a day; the names are complete. */
const MAX_LANES = 3;

interface Notes {
  holidays: readonly { day: Day; name: string }[];
  away: readonly { name: string; start: Day; end: Day; pending: boolean }[];
}

interface MutableMark {
  holiday?: string;
  lanes: (Presence | undefined)[];
  names: string[];
}

/** The first lane that is free from a day on. */
function takeLane(taken: Day[], start: Day, end: Day): number {
  const free = taken.findIndex((until) => until < start);
  const lane = free >= 0 ? free : taken.length;
  taken[lane] = end;
  return lane;
}

/** The holidays and absences of each day within a range. */
export function dayMarks({ holidays, away }: Notes, from: Day, to: Day): ReadonlyMap<Day, DayMark> {
  const marks = new Map<Day, MutableMark>();
  const markOf = (day: Day): MutableMark => {
    const mark = marks.get(day) ?? { lanes: [], names: [] };
    marks.set(day, mark);
    return mark;
  };
  for (const { day, name } of holidays) markOf(day).holiday = name;
  const taken: Day[] = [];
  for (const { name, start, end, pending } of away) {
    const lane = takeLane(taken, start, end);
    for (let day = maxDay(start, from); day <= minDay(end, to); day = addDays(day, 1)) {
      const { lanes, names } = markOf(day);
      names.push(name);
      if (lane >= MAX_LANES) continue;
      while (lanes.length < lane) lanes.push(undefined);
      lanes[lane] = pending ? 'pending' : 'away';
    }
  }
  return marks;
}
