import { addDays, type Day, daysBetween, type Period } from '@intranet/contract/core/days.ts';
import { isWeekend } from '@intranet/ui/days/day-format.ts';

/** The place of a period in percent of a window; the part outside is cut off. */
export function placeOf(period: Period, window: Period) {
  const days = daysBetween(window.start, window.end) + 1;
  const from = Math.max(0, daysBetween(window.start, period.start));
  const to = Math.min(days, daysBetween(window.start, period.end) + 1);
  return { left: (from / days) * 100, width: (Math.max(0, to - from) / days) * 100 };
}

export function placeStyle(period: Period, window: Period) {
  const { left, width } = placeOf(period, window);
  return { left: `${left}%`, width: `${width}%` };
}

export const daysOf = ({ start, end }: Period): Day[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, nth) => addDays(start, nth));

export const weekendsOf = (period: Period): Period[] => runsOf(daysOf(period).filter(isWeekend));

/** Days that follow each other, as periods. */
export function runsOf(days: readonly Day[]): Period[] {
  const runs: Period[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && daysBetween(last.end, day) === 1) last.end = day;
    else runs.push({ start: day, end: day });
  }
  return runs;
}
