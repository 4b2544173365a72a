import { type Day, daysBetween } from '../core/days.ts';

/** The longest leave that can be asked for at once, in calendar days (D21). */
export const MAX_LEAVE_DAYS = 366;

/** Calendar days of a leave, both ends included (D16); equal dates are one day. */
export function countLeaveDays(start: Day, end: Day): number {
  return daysBetween(start, end) + 1;
}

/**
 * What is wrong with the two ends of a leave, as a sentence, or null (spec §5, D21).
 * @param moved the leave exists and gets other dates: the specification words that by itself
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

/** utilizado: S once an approved leave's last day is past, otherwise N (D27). */
export function utilizado(approved: boolean, lastDay: Day, today: Day): 'S' | 'N' {
  return approved && lastDay < today ? 'S' : 'N';
}
