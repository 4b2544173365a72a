import { type Day, formatDay } from '@intranet/contract/core/days.ts';

/** A date range in words. A single day has one date (pitfall 22). */
export function formatDateRange(start: Day, end: Day): string {
  return start === end ? formatDay(start) : `${formatDay(start)} to ${formatDay(end)}`;
}
