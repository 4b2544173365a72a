import type { Holiday } from '@intranet/contract/balance/law.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import Holidays from 'date-holidays';

/** Cached by state and year, because the library takes milliseconds for each. */
const known = new Map<string, readonly Holiday[]>();

function publicHolidays(year: number, state: string): Holiday[] {
  const options = { types: ['public' as const] };
  const calendar = state ? new Holidays('BR', state, options) : new Holidays('BR', options);
  return calendar
    .getHolidays(year, 'pt')
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }));
}

/** The library's list for some states, such as São Paulo, lacks the national holiday of 20 November. */
function holidaysOf(year: number, state: string): readonly Holiday[] {
  const key = `${state} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const national = publicHolidays(year, '');
  const days = new Set(national.map(({ day }) => day));
  const own = state ? publicHolidays(year, state).filter(({ day }) => !days.has(day)) : [];
  const all = [...national, ...own].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  known.set(key, all);
  return all;
}

/** Public holidays in Brazil between two days, inclusive, with those of a state such as SP. */
export function holidaysBetween(from: Day, to: Day, state: string): Holiday[] {
  const holidays: Holiday[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    holidays.push(...holidaysOf(year, state).filter(({ day }) => day >= from && day <= to));
  }
  return holidays;
}
