import { type Day, dayIn } from '@intranet/contract/core/days.ts';
import { useMemo } from 'react';
import { useCompanyClock } from '../context.ts';
import { dayText, deviceToday } from './day-format.ts';
import { periodText } from './period-text.ts';

export interface ShortDays {
  /** `24 Sep` */
  day(day: Day): string;
  /** `14–18 Dec`, `22 Dec – 2 Jan 2027` */
  period(start: Day, end: Day): string;
  /** An instant's day, null until the company's time zone is known. */
  dayOf(instant: string): string | null;
}

/** Days and periods in sentences; they have a year unless it's the current one. */
export function useShortDays(): ShortDays {
  const { today: companyToday, timeZone } = useCompanyClock();
  return useMemo(() => {
    // Until the company's day is known, so that no year comes and goes.
    const today = companyToday ?? deviceToday();
    return {
      day: (day) => dayText(day, today),
      period: (start, end) => periodText(start, end, today),
      dayOf: (instant) => (timeZone ? dayText(dayIn(timeZone, new Date(instant)), today) : null),
    };
  }, [companyToday, timeZone]);
}
