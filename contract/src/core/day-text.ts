import type { Day } from './days.ts';
import { currentLocale } from './i18n/t.ts';

/** `12 Sept` as `12 Sep`, `qua., 9 de abr. de 2027` as `qua, 9 abr 2027`: three letters alone. */
export const shortMonths = (text: string): string =>
  text
    .replace(/\b(sep)t\b/i, '$1')
    .replace(/ de ([a-z]{3})\b\.?( de)?/, ' $1')
    .replace(/\b([a-zá]{3})\.(?: de)?/g, '$1');

/** Formats days in the user's locale. A day has no time zone, so UTC is used (D15). */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (day) => {
    // A value that is no day is shown as it came (D68).
    if (Number.isNaN(Date.parse(day))) return day ?? '';
    const locale = currentLocale();
    let format = formats.get(locale);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      formats.set(locale, format);
    }
    return shortMonths(format.format(Date.parse(day)));
  };
}

/** `17 Nov 2026` */
export const fullDay = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** `17 Nov` */
export const shortDay = dayFormat({ day: 'numeric', month: 'short' });

/** True if both days are in the same year; an unknown day is in none. */
export const sameYear = (day: Day, other: Day | ''): boolean =>
  day?.slice(0, 4) === other.slice(0, 4);

/** A day in a sentence: `24 Sep`, or `24 Sep 2027` if that isn't the current year. */
export const dayText = (day: Day, today: Day | ''): string =>
  (sameYear(day, today) ? shortDay : fullDay)(day);

/** How a text writes a day (beside another): DD/MM/YYYY in emails (D24), short on screens. */
export type WriteDay = (day: Day, beside?: Day) => string;

/** Writes days as `dayText` does. */
export const shortDays =
  (today: Day): WriteDay =>
  (day, beside = day) =>
    sameYear(beside, today) ? dayText(day, today) : fullDay(day);
