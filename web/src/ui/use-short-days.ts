import { type Day, dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteQuery } from '#core/site.ts';
import { periodText } from './period-text.ts';

/** Days this close to today omit the year. */
const CLEAR_DAYS = 300;

const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const withoutYear = new Intl.DateTimeFormat(currentLocale(), options);
const withYear = new Intl.DateTimeFormat(currentLocale(), { ...options, year: 'numeric' });

const isClear = (day: Day, today: Day) => Math.abs(daysBetween(today, day)) <= CLEAR_DAYS;

/** `22 Dec`, or `22 Dec 2028` if the year is ambiguous. */
function shortDay(day: Day, today: Day): string {
  return (isClear(day, today) ? withoutYear : withYear).format(Date.parse(day));
}

/** `14–18 Dec`, `22 Dec – 2 Jan`, or with the year. */
function shortPeriod(start: Day, end: Day, today: Day): string {
  if (start.slice(0, 7) !== end.slice(0, 7)) {
    return `${shortDay(start, today)} – ${shortDay(end, today)}`;
  }
  const format = isClear(start, today) && isClear(end, today) ? withoutYear : withYear;
  // Some versions of the library put thin spaces around the dash.
  return format.formatRange(Date.parse(start), Date.parse(end)).replace(/(\d)\s–\s(\d)/, '$1–$2');
}

/**
 * Formats a period as `14–18 Dec` or `22 Dec – 2 Jan`, and an instant's day as `22 Nov`. Until the
 * company's day is known, a period has full dates and a day is null.
 */
export function useShortDays() {
  const { data } = useQuery(siteQuery);
  return useMemo(() => {
    if (!data) return { period: periodText, dayOf: () => null };
    const { today, time_zone: zone } = data;
    return {
      period: (start: Day, end: Day) => shortPeriod(start, end, today),
      dayOf: (instant: string) => shortDay(dayIn(zone, new Date(instant)), today),
    };
  }, [data]);
}
