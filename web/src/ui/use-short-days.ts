import { type Day, dayIn } from '@intranet/contract/core/days.ts';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { periodText } from './period-text.ts';
import { shortDay, shortPeriod } from './short-days.ts';

interface ShortDays {
  /** `22 Dec – 2 Jan`; full dates until the company's current day is known. */
  period: (start: Day, end: Day) => string;
  /** `22 Nov` for an instant (ISO 8601); null until the company's time zone is known. */
  dayOf: (instant: string) => string | null;
}

export function useShortDays(): ShortDays {
  const { data } = useQuery(siteQuery);
  if (!data) return { period: periodText, dayOf: () => null };
  const { today, time_zone: zone } = data;
  return {
    period: (start, end) => shortPeriod(start, end, today),
    dayOf: (instant) => shortDay(dayIn(zone, new Date(instant)), today),
  };
}
