import type { Day } from '@intranet/contract/core/days.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';

/** A day has no time zone, so it is parsed and formatted in UTC (D15). */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' });
  return (day) => format.format(Date.parse(day));
}

/** `Tuesday, 17 November 2026` */
export const longDay = dayFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `17 Nov 2026` */
export const fullDay = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** `17 Nov` */
export const shortDay = dayFormat({ day: 'numeric', month: 'short' });

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

export const isWeekend = (day: Day): boolean => weekdayOf(day) % 6 === 0;
