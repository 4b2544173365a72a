import type { Day } from '@intranet/contract/days.ts';
import Holidays from 'date-holidays';

/** The library's own word for days off by law; carnival and such are none. */
const options = { languages: 'en', types: ['public' as const] };

const calendars = new Map<string, Holidays[]>();

/**
 * The country's calendar, and the state's. The library's calendar of a state lacks national holidays that the
 * state kept before they were national, such as 20 November in São Paulo: so both are asked.
 */
function calendarsOf(state: string): Holidays[] {
  const made = calendars.get(state) ?? [
    new Holidays('BR', options),
    ...(state ? [new Holidays('BR', state, options)] : []),
  ];
  calendars.set(state, made);
  return made;
}

/**
 * Public holidays from `from` to `to`, both included, by day; each day once.
 * @param state whose holidays are kept beside the national ones, such as SP; empty for none
 */
export function holidaysBetween(from: Day, to: Day, state: string): { day: Day; name: string }[] {
  const names = new Map<Day, string>();
  for (const calendar of calendarsOf(state)) {
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
      for (const { date, name } of calendar.getHolidays(year)) {
        const day = date.slice(0, 10);
        if (day >= from && day <= to && !names.has(day)) names.set(day, name);
      }
    }
  }
  return [...names].map(([day, name]) => ({ day, name })).sort((a, b) => (a.day < b.day ? -1 : 1));
}
