import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { siteQuery } from '#core/site.ts';
import { dayjsLocale } from './dayjs-locale.ts';
import { listFormat } from './list-format.ts';

dayjs.extend(relativeTime);

export interface Moments {
  /** `2 March 2026` */
  day(instant: string): string;
  time(instant: string): string;
  /** `2 Mar 2026, 09:00` */
  minute(instant: string): string;
  /** `2 Mar 2026, 09:00:05` */
  second(instant: string): string;
  /** `02/03/2026 09:00` */
  fileMinute(instant: string): string;
  /** `02/03/2026, 09:00:05` */
  fileSecond(instant: string): string;
}

export function momentsIn(timeZone: string): Moments {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone });
    return (instant: string) => format.format(new Date(instant));
  };
  const short = writer({ dateStyle: 'short', timeStyle: 'short' });
  return {
    day: writer({ dateStyle: 'long' }),
    time: writer({ timeStyle: 'short' }),
    minute: listFormat({ timeZone }),
    second: listFormat({ timeZone, second: '2-digit' }),
    fileMinute: (instant) => short(instant).replace(', ', ' '),
    fileSecond: writer({ dateStyle: 'short', timeStyle: 'medium' }),
  };
}

const known = new Map<string, Moments>();

const none = () => '';
const UNKNOWN: Moments = {
  day: none,
  time: none,
  minute: none,
  second: none,
  fileMinute: none,
  fileSecond: none,
};

/** Formats instants in the company's time zone; to empty text until it is known. */
export function useMoments() {
  const { data, error, refetch } = useQuery(siteQuery);
  const timeZone = data?.time_zone;
  // Building the formatters is slow, so all components share them.
  if (timeZone && !known.has(timeZone)) known.set(timeZone, momentsIn(timeZone));
  return {
    moments: known.get(timeZone ?? '') ?? UNKNOWN,
    timeZone,
    isPending: !timeZone,
    error: timeZone ? null : error,
    refetch: () => void refetch(),
  };
}

/** `5 minutes ago`, never in the future even if the clocks differ. @param now in ms */
export function timeAgo(instant: string, now: number): string {
  return dayjs(Math.min(Date.parse(instant), now))
    .locale(dayjsLocale())
    .from(now);
}
