import { addDays, type Day } from '../core/days.ts';

export function weekOf(day: Day): { start: Day; end: Day } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const start = addDays(day, -sinceMonday);
  return { start, end: addDays(start, 6) };
}
