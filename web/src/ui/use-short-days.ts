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

/** `22 Dec`, or `22 Dec 2028` if the year is ambiguous. */
function shortDay(day: Day, today: Day): string {
  const clear = Math.abs(daysBetween(today, day)) <= CLEAR_DAYS;
  return (clear ? withoutYear : withYear).format(Date.parse(day));
}

function shortPeriod(start: Day, end: Day, today: Day): string {
  const first = shortDay(start, today);
  return start === end ? first : `${first} – ${shortDay(end, today)}`;
}

/**
 * Formats a period as `22 Dec – 2 Jan`, and an instant's day as `22 Nov`. Until the company's day
 * is known, a period has full dates and a day is null.
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
