import { type Day, daysBetween } from '@intranet/contract/core/days.ts';

/** Days this close to today omit the year. */
const CLEAR_DAYS = 300;

const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const withoutYear = new Intl.DateTimeFormat('en-GB', options);
const withYear = new Intl.DateTimeFormat('en-GB', { ...options, year: 'numeric' });

/** `22 Dec`, or `22 Dec 2028` if the year is ambiguous. */
export function shortDay(day: Day, today: Day): string {
  const clear = Math.abs(daysBetween(today, day)) <= CLEAR_DAYS;
  return (clear ? withoutYear : withYear).format(Date.parse(day));
}

/** `22 Dec – 2 Jan`, or a single day. */
export function shortPeriod(start: Day, end: Day, today: Day): string {
  return start === end
    ? shortDay(start, today)
    : `${shortDay(start, today)} – ${shortDay(end, today)}`;
}
