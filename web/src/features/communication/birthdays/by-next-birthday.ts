import type { Birthday } from '@intranet/contract/communication/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { weekOf } from '@intranet/contract/home/week.ts';
import { monthDayOf } from './columns.tsx';

/** Birthdays in the order of the year that begins with this week, unknown ones last. */
export function byNextBirthday(rows: readonly Birthday[], today: Day): Birthday[] {
  const monday = weekOf(today).start.slice(5);
  const keyOf = (row: Birthday) => {
    const monthDay = monthDayOf(row);
    if (monthDay === '') return '2';
    return `${monthDay < monday ? 1 : 0}${monthDay}`;
  };
  return rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
}
