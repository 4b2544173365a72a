import { addDays, dayIn, formatDay } from '@intranet/contract/core/days.ts';

const today = dayIn('America/Sao_Paulo', new Date());

/** A date relative to today, as people type it. */
export function typed(fromToday: number): string {
  return formatDay(addDays(today, fromToday));
}
