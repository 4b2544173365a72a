import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { dayjsLocale } from './dayjs-locale.ts';

dayjs.extend(relativeTime);

/** `5 minutes ago`, never in the future even if the clocks differ. @param now in ms */
export function timeAgo(instant: string, now: number): string {
  return dayjs(Math.min(Date.parse(instant), now))
    .locale(dayjsLocale())
    .from(now);
}
