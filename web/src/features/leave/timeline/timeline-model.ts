import { addDays, daysBetween } from '@intranet/contract/core/days.ts';
import type { Period } from '@intranet/contract/leave/leave-dates.ts';
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

export function weekendsOf({ start, end }: Period): Period[] {
  const weekends: Period[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    if (!isWeekend(day)) continue;
    const last = weekends.at(-1);
    if (last && daysBetween(last.end, day) === 1) last.end = day;
    else weekends.push({ start: day, end: day });
  }
  return weekends;
}

/** One row per person, in the order of their first absence. */
export function colleaguesOf(away: readonly Away[]) {
  return [...Map.groupBy(away, ({ name }) => name)].map(([name, leaves]) => ({ name, leaves }));
}
