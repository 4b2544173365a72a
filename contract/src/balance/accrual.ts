import { addMonths, type Day, maxDay, monthsBetween } from '../core/days.ts';

/** Days earned per whole month since the start date (spec §9, D18). */
export const ACCRUAL_DAYS = 2.5;
/** Anniversaries after `after` up to `until` (D18). The 31st moves to a shorter month's end. */
export function accrualDays(startDate: Day, after: Day, until: Day): Day[] {
  const from = maxDay(startDate, after);
  const days: Day[] = [];
  // Starts one month early, because a clamped anniversary may lie before the computed month.
  const first = Math.max(1, monthsBetween(startDate, from) - 1);
  for (let month = first; ; month += 1) {
    const day = addMonths(startDate, month);
    if (day > until) return days;
    if (day > from) days.push(day);
  }
}

/** The first day after `after` and today on which more is earned. */
export function nextAccrual(startDate: Day, after: Day, today: Day): Day | undefined {
  const from = maxDay(after, today);
  // From a start date in the future, the first month ends later.
  return accrualDays(startDate, from, addMonths(maxDay(from, startDate), 2))[0];
}

/** The balance proposed for a new employee in days, never negative (spec §5). */
export function openingBalance(startDate: Day, today: Day): number {
  return ACCRUAL_DAYS * Math.max(0, accrualDays(startDate, startDate, today).length);
}
