import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';

// A day has no time zone, so it is parsed and formatted in UTC (D15).
const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);
const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' });
  return (day: Day) => format.format(dateOf(day));
};

/** `Saturday 21 November 2026` */
export const longDay = written({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export const weekday = written({ weekday: 'long' });

/** `16/11` */
export function shortDay(day: Day): string {
  return formatDay(day).slice(0, 5);
}
