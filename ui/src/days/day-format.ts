import { dayFormat } from '@intranet/contract/core/day-text.ts';
import type { Day } from '@intranet/contract/core/days.ts';

export {
  dayFormat,
  dayText,
  fullDay,
  sameYear,
  shortDay,
  shortMonths,
} from '@intranet/contract/core/day-text.ts';

/** `Tuesday, 17 November 2026` */
export const longDay = dayFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `Mon 23 Nov` */
export const weekdayAndDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

export const isWeekend = (day: Day): boolean => weekdayOf(day) % 6 === 0;

/** Today on the device's calendar. */
export function deviceToday(): Day {
  const now = new Date();
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
