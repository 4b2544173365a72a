import { addDays, type Day, daysBetween, type Period } from '@intranet/contract/core/days.ts';
import type { Away } from '@intranet/contract/leave/schemas.ts';
import { daysOf, runsOf } from '../wallchart/period-place.ts';

const MARGIN_DAYS = 3;
const MIN_DAYS = 14;

export function windowOf({ start, end }: Period): Period {
  const length = daysBetween(start, end) + 1;
  const margin = Math.max(MARGIN_DAYS, Math.ceil((MIN_DAYS - length) / 2));
  return { start: addDays(start, -margin), end: addDays(end, margin) };
}

/** The days of a request on which one of these leaves takes place. */
export const sharedOf = (request: Period, leaves: readonly Period[]): Period[] =>
  runsOf(
    daysOf(request).filter((day) => leaves.some(({ start, end }) => start <= day && day <= end)),
  );

const MAX_MARKS = 8;

/** The days to number: the first and last of the request and of shared days, unless numbers would touch. */
export function marksOf(window: Period, request: Period, shared: readonly Period[]): Set<Day> {
  const apart = daysOf(window).length / MAX_MARKS;
  const marks = new Set<Day>();
  for (const day of [request, ...shared].flatMap(({ start, end }) => [start, end])) {
    const isClear = [...marks].every((mark) => Math.abs(daysBetween(mark, day)) >= apart);
    if (isClear) marks.add(day);
  }
  return marks;
}

export function colleaguesOf(away: readonly Away[]) {
  return [...Map.groupBy(away, ({ employee_id }) => employee_id)].map(([id, leaves]) => ({
    id,
    name: leaves[0]?.name ?? '',
    leaves,
  }));
}
