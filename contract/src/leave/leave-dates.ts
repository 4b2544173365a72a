import { type Day, daysBetween } from '../core/days.ts';

/** Maximum calendar days of one request (D21). */
export const MAX_LEAVE_DAYS = 366;

/** Calendar days of a leave, inclusive (D16); equal dates are one day. */
export function countLeaveDays(start: Day, end: Day): number {
  return daysBetween(start, end) + 1;
}

/**
 * Why two dates can't be a leave, or null (spec §5, D21).
 * @param moved uses the specification's wording for changed dates
 */
export function periodProblem(start: Day, end: Day, moved = false): string | null {
  if (end < start) {
    return moved
      ? 'New end date cannot be earlier than new start date'
      : 'End date cannot be earlier than start date';
  }
  if (countLeaveDays(start, end) > MAX_LEAVE_DAYS) {
    return `A leave may last at most ${MAX_LEAVE_DAYS} days`;
  }
  return null;
}

/** utilizado: S after an approved leave's last day, otherwise N (D27). */
export function utilizado(approved: boolean, lastDay: Day, today: Day): 'S' | 'N' {
  return approved && lastDay < today ? 'S' : 'N';
}
