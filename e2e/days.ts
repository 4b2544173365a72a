import { addDays, dayIn, formatDay } from '@intranet/contract/core/days.ts';

/** Today as the demo company counts it. */
const today = dayIn('America/Sao_Paulo', new Date());

/** The day so many days from now, as people type it. */
export function typed(fromToday: number): string {
  return formatDay(addDays(today, fromToday));
}
