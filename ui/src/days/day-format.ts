import { dayFormat } from '@intranet/contract/core/day-text.ts';
import { type Day, dayIn } from '@intranet/contract/core/days.ts';

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

export const deviceToday = (): Day =>
  dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
