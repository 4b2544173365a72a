import { addDays, dayIn, formatDay } from '@intranet/contract/core/days.ts';

const today = dayIn('America/Sao_Paulo', new Date());

function words(day: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return format.format(Date.parse(day)).replace('Sept', 'Sep');
}

/** A date relative to today in a list: `22 Dec 2026`. */
export function listed(fromToday: number): string {
  return words(addDays(today, fromToday), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A date relative to today in a sentence: `22 Dec`, or `22 Dec 2028` in another year. */
export function inSentence(fromToday: number): string {
  const day = addDays(today, fromToday);
  return day.slice(0, 4) === today.slice(0, 4)
    ? words(day, { day: 'numeric', month: 'short' })
    : listed(fromToday);
}

/** A date relative to today, as people type it. */
export function typed(fromToday: number): string {
  return formatDay(addDays(today, fromToday));
}
