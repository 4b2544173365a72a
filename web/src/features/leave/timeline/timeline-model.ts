import { addDays, type Day, daysBetween, type Period } from '@intranet/contract/core/days.ts';
import type { Away } from '@intranet/contract/leave/schemas.ts';
import { isWeekend } from '#ui/day-format.ts';

const MARGIN_DAYS = 3;
const LEAST_DAYS = 14;

/** The days around a request: some before and after it, and at least two weeks. */
export function windowOf({ start, end }: Period): Period {
  const length = daysBetween(start, end) + 1;
  const margin = Math.max(MARGIN_DAYS, Math.ceil((LEAST_DAYS - length) / 2));
  return { start: addDays(start, -margin), end: addDays(end, margin) };
}

/** The place of a period in percent of a window; the part outside is cut off. */
export function placeOf(period: Period, window: Period) {
  const days = daysBetween(window.start, window.end) + 1;
  const from = Math.max(0, daysBetween(window.start, period.start));
  const to = Math.min(days, daysBetween(window.start, period.end) + 1);
  return { left: (from / days) * 100, width: (Math.max(0, to - from) / days) * 100 };
}

export const daysOf = ({ start, end }: Period): Day[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, nth) => addDays(start, nth));

/** The days of a request on which one of these leaves takes place. */
export const sharedOf = (request: Period, leaves: readonly Period[]): Period[] =>
  runsOf(
    daysOf(request).filter((day) => leaves.some(({ start, end }) => start <= day && day <= end)),
  );

const MOST_MARKS = 8;

/** The days that a narrow scale has room for: the first and last of the request and of shared days. */
export function marksOf(window: Period, request: Period, shared: readonly Period[]): Set<Day> {
  const apart = daysOf(window).length / MOST_MARKS;
  const marks = new Set<Day>();
  for (const day of [request, ...shared].flatMap(({ start, end }) => [start, end])) {
    const isClear = [...marks].every((mark) => Math.abs(daysBetween(mark, day)) >= apart);
    if (isClear) marks.add(day);
  }
  return marks;
}

export const weekendsOf = (period: Period): Period[] => runsOf(daysOf(period).filter(isWeekend));

/** Days that follow each other, as periods. */
function runsOf(days: readonly Day[]): Period[] {
  const runs: Period[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && daysBetween(last.end, day) === 1) last.end = day;
    else runs.push({ start: day, end: day });
  }
  return runs;
}

/** One row per person, in the order of their first absence. */
export function colleaguesOf(away: readonly Away[]) {
  return [...Map.groupBy(away, ({ name }) => name)].map(([name, leaves]) => ({ name, leaves }));
}
