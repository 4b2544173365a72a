import type { Day } from '@intranet/contract/core/days.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { dayText, sameYear, shortDay, shortMonths } from './day-format.ts';

const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

let formats: Record<'withoutYear' | 'withYear', Intl.DateTimeFormat> | undefined;
/** Made on first use, because a format takes time that the first page needs. */
function rangeFormats() {
  formats ??= {
    withoutYear: new Intl.DateTimeFormat(currentLocale(), options),
    withYear: new Intl.DateTimeFormat(currentLocale(), { ...options, year: 'numeric' }),
  };
  return formats;
}

/** Lets a period's line break after its dash only. */
export const unbroken = (period: string) => period.replace(/(?<!–) /g, '\u00a0');

/** A period in a sentence: `14–18 Dec`, `22 Dec – 2 Jan 2027`, `12–23 Apr 2027`. */
export function periodText(start: Day, end: Day, today: Day | '' = ''): string {
  // A missing day (D68).
  if (!start || !end)
    return [start, end]
      .filter(Boolean)
      .map((day) => dayText(day, today))
      .join(' – ');
  if (start === end) return dayText(start, today);
  if (start.slice(0, 7) !== end.slice(0, 7)) {
    const first = sameYear(start, end) ? shortDay(start) : dayText(start, today);
    // A range over the end of a year always has its last year.
    return `${first} – ${dayText(end, sameYear(start, end) ? today : '')}`;
  }
  const { withoutYear, withYear } = rangeFormats();
  const format = sameYear(start, today) ? withoutYear : withYear;
  const text = format.formatRange(Date.parse(start), Date.parse(end));
  // Some versions of the library put thin spaces around the dash.
  return shortMonths(text).replace(/(\d)\s–\s(\d)/, '$1–$2');
}
