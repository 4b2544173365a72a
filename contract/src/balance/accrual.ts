import { addMonths, type Day, maxDay, monthsBetween } from '../core/days.ts';

/** Days earned for each whole month since the start date (spec §9, D18). */
export const ACCRUAL_DAYS = 2.5;
/**
 * The monthly anniversaries of `startDate` that fall after `after` and up to `until`, each worth
 * `ACCRUAL_DAYS` (D18). The 31st falls on a shorter month's last day, and comes back to the 31st.
 */
export function accrualDays(startDate: Day, after: Day, until: Day): Day[] {
  const from = maxDay(startDate, after);
  const days: Day[] = [];
  // One month early: a clamped anniversary may lie before the month arithmetic says it does.
  const first = Math.max(1, monthsBetween(startDate, from) - 1);
  for (let month = first; ; month += 1) {
    const day = addMonths(startDate, month);
    if (day > until) return days;
    if (day > from) days.push(day);
  }
}

/** The balance proposed for a new employee: 2.5 per whole month elapsed, never negative (spec §5). */
export function openingBalance(startDate: Day, today: Day): number {
  return ACCRUAL_DAYS * Math.max(0, accrualDays(startDate, startDate, today).length);
}
