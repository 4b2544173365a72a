import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { dayFormat } from '#ui/day-format.ts';

export const weekday = dayFormat({ weekday: 'long' });

/** `16/11` */
export function shortDay(day: Day): string {
  return formatDay(day).slice(0, 5);
}
