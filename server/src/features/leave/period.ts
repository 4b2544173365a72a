import { type Day, formatDay } from '@intranet/contract/core/days.ts';

/** The days of a leave in words; one day has one date (pitfall 22). */
export function period(start: Day, end: Day): string {
  return start === end ? formatDay(start) : `${formatDay(start)} to ${formatDay(end)}`;
}
