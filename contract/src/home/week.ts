import { addDays, type Day } from '../core/days.ts';

/** The Monday to Sunday week that contains a day, inclusive. */
export function weekOf(day: Day): { start: Day; end: Day } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const start = addDays(day, -sinceMonday);
  return { start, end: addDays(start, 6) };
}
