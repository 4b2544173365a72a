import { addDays, type Day, maxDay, minDay } from '@intranet/contract/core/days.ts';
import type { DayMark } from './day-range.ts';

interface Notes {
  holidays: readonly { day: Day; name: string }[];
  away: readonly { name: string; start: Day; end: Day; pending: boolean }[];
}

interface MutableMark {
  holiday?: string;
  names: string[];
  pending: boolean;
}

/** The holidays and absences of each day within a range. */
export function dayMarks({ holidays, away }: Notes, from: Day, to: Day): ReadonlyMap<Day, DayMark> {
  const marks = new Map<Day, MutableMark>();
  const markOf = (day: Day): MutableMark => {
    const mark = marks.get(day) ?? { names: [], pending: true };
    marks.set(day, mark);
    return mark;
  };
  for (const { day, name } of holidays) markOf(day).holiday = name;
  for (const { name, start, end, pending } of away) {
    for (let day = maxDay(start, from); day <= minDay(end, to); day = addDays(day, 1)) {
      const mark = markOf(day);
      mark.names.push(name);
      mark.pending &&= pending;
    }
  }
  return marks;
}
