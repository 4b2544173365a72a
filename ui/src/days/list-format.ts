import type { Day } from '@intranet/contract/core/days.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { shortMonths } from './day-format.ts';
import { onFirstUse } from './on-first-use.ts';

interface Time {
  timeZone: string;
  second?: '2-digit';
}

/**
 * Days in lists, as short in every language: `17 Nov 2026`, `17 nov 2026`. With a time zone, a
 * moment: `17 Nov 2026, 09:30`.
 */
export function listFormat(time?: Time): (instant: string) => string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    ...(time && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...time }),
  });
  return (instant) => {
    if (Number.isNaN(Date.parse(instant))) return instant ?? '';
    const parts: Partial<Record<string, string>> = {};
    for (const { type, value } of format.formatToParts(Date.parse(instant))) parts[type] = value;
    const { day = '', month = '', year = '', hour, minute, second } = parts;
    const date = `${day} ${shortMonths(month.replace('.', ''))} ${year}`;
    return hour ? `${date}, ${[hour, minute, second].filter(Boolean).join(':')}` : date;
  };
}

/** `17 Nov 2026` */
export const listDay: (day: Day) => string = onFirstUse(() => listFormat());

/** `17 Nov` for `11-17` */
export const listDayOfYear = (monthDay: string): string => listDay(`2000-${monthDay}`).slice(0, -5);
