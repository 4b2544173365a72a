import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';

dayjs.extend(relativeTime);

const absolute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as a person would write it, such as "2 Mar 2026, 09:00". */
export function shownTime(instant: string): string {
  return absolute.format(new Date(instant));
}

/**
 * How long ago, such as "5 minutes ago"; never in the future, however the clocks differ.
 * @param now in milliseconds
 */
export function timeAgo(instant: string, now: number): string {
  return dayjs(Math.min(Date.parse(instant), now)).from(now);
}
