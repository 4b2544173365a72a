import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { useMemo } from 'react';
import { siteQuery } from '#core/site.ts';

dayjs.extend(relativeTime);

/** Writes instants (ISO 8601) as a person would. */
export interface Moments {
  /** `2 March 2026` */
  day(instant: string): string;
  /** `2 Mar 2026, 09:00` */
  minute(instant: string): string;
  /** `02/03/2026 09:00`, for a list; it may break between date and time where it is narrow. */
  shortMinute(instant: string): string;
  /** `02/03/2026, 09:00:05` */
  shortSecond(instant: string): string;
}

/** @param timeZone in which the instants are shown */
export function momentsIn(timeZone: string): Moments {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    return (instant: string) => format.format(new Date(instant));
  };
  const short = writer({ dateStyle: 'short', timeStyle: 'short' });
  return {
    day: writer({ dateStyle: 'long' }),
    minute: writer({ dateStyle: 'medium', timeStyle: 'short' }),
    shortMinute: (instant) => short(instant).replace(', ', ' '),
    shortSecond: writer({ dateStyle: 'short', timeStyle: 'medium' }),
  };
}

const nothing = () => '';
const UNKNOWN: Moments = {
  day: nothing,
  minute: nothing,
  shortMinute: nothing,
  shortSecond: nothing,
};

interface KnownMoments {
  /** Writes nothing while the time zone is not known: a page then waits with what it shows. */
  moments: Moments;
  timeZone: string | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** Moments in the company's time zone, as its mails tell them, wherever the reader's device is. */
export function useMoments(): KnownMoments {
  const { data, error, refetch } = useQuery(siteQuery);
  const timeZone = data?.time_zone;
  const moments = useMemo(() => (timeZone ? momentsIn(timeZone) : UNKNOWN), [timeZone]);
  return {
    moments,
    timeZone,
    isPending: !timeZone,
    error: timeZone ? null : error,
    refetch: () => void refetch(),
  };
}

/**
 * How long ago, such as "5 minutes ago"; never in the future, however the clocks differ.
 * @param now in milliseconds
 */
export function timeAgo(instant: string, now: number): string {
  return dayjs(Math.min(Date.parse(instant), now)).from(now);
}
