import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { useCompanyClock } from '../context.ts';
import { listFormat } from './list-format.ts';
import { onFirstUse } from './on-first-use.ts';

export interface Moments {
  /** `2 March 2026` */
  day(instant: string): string;
  time(instant: string): string;
  /** `2 Mar 2026, 09:00` */
  minute(instant: string): string;
  /** `2 Mar 2026, 09:00:05` */
  second(instant: string): string;
  /** `02/03/2026 09:00`, or with seconds `02/03/2026 09:00:05`: a date and time in spreadsheets. */
  inFile(instant: string, seconds?: boolean): string;
}

/** Day, month and year in this order in every language. */
const FIGURES = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

export function momentsIn(timeZone: string): Moments {
  const writer = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => {
      const format = new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone });
      return (instant) => format.format(new Date(instant));
    });
  const figures = writer(FIGURES);
  return {
    day: writer({ dateStyle: 'long' }),
    time: writer({ timeStyle: 'short' }),
    minute: onFirstUse(() => listFormat({ timeZone })),
    second: onFirstUse(() => listFormat({ timeZone, second: '2-digit' })),
    inFile: (instant, seconds) =>
      figures(instant)
        .replace(', ', ' ')
        .slice(0, seconds ? undefined : -':00'.length),
  };
}

const known = new Map<string, Moments>();

const none = () => '';
const UNKNOWN: Moments = {
  day: none,
  time: none,
  minute: none,
  second: none,
  inFile: none,
};

/** Formats instants in the company's time zone; to empty text until it is known. */
export function useMoments() {
  const { timeZone, error, refetch } = useCompanyClock();
  // Making the formats is slow, so all components share them.
  if (timeZone && !known.has(timeZone)) known.set(timeZone, momentsIn(timeZone));
  return {
    moments: known.get(timeZone ?? '') ?? UNKNOWN,
    timeZone,
    isPending: !timeZone,
    error: timeZone ? null : error,
    refetch: () => void refetch(),
  };
}
