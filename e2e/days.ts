import { addDays, dayIn, formatDay } from '@intranet/contract/core/days.ts';

const today = dayIn('America/Sao_Paulo', new Date());

/** A date relative to today in a sentence: `22 Dec`, or `22 Dec 2028` in another year. */
export function inSentence(fromToday: number): string {
  const day = addDays(today, fromToday);
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.format(Date.parse(day)).replace('Sept', 'Sep');
}

/** A date relative to today, as people type it. */
export function typed(fromToday: number): string {
  return formatDay(addDays(today, fromToday));
}
