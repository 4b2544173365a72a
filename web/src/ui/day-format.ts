import type { Day } from '@intranet/contract/core/days.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';

/** `12 Sept` as `12 Sep`: short months have three letters in every language. */
export const shortMonths = (text: string): string => text.replace(/\b(sep)t\b/i, '$1');

/** A day has no time zone, so it is parsed and formatted in UTC (D15). */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' });
  return (day) => shortMonths(format.format(Date.parse(day)));
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

/** `Mon 23 Nov` */
export const weekdayAndDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

const dayAndYear = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** True if both days are in the same year; an unknown day is in none. */
export const sameYear = (day: Day, other: Day | ''): boolean =>
  day.slice(0, 4) === other.slice(0, 4);

/** A day in a sentence: `24 Sep`, or `24 Sep 2027` if that isn't the current year. */
export const dayText = (day: Day, today: Day | ''): string =>
  (sameYear(day, today) ? shortDay : dayAndYear)(day);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

export const isWeekend = (day: Day): boolean => weekdayOf(day) % 6 === 0;
