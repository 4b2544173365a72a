import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Day, daysBetween, maxDay, minDay, type Period } from '../core/days.ts';
import { type LeaveType, leaveTypeLabel, leaveTypeRow } from './leave-types.ts';

/** Maximum calendar days of one request (D21). */
export const MAX_LEAVE_DAYS = 366;

/** Calendar days of a leave, inclusive (D16); equal dates are one day. */
export function countLeaveDays(start: Day, end: Day): number {
  return daysBetween(start, end) + 1;
}

/** Why two dates can't be a leave, or null (spec §5, D21). Moved dates have a wording of their own. */
export function periodProblem(start: Day, end: Day, moved = false): string | null {
  if (end < start) {
    return moved
      ? t('New end date cannot be earlier than new start date')
      : t('End date cannot be earlier than start date');
  }
  if (countLeaveDays(start, end) > MAX_LEAVE_DAYS) {
    return t('Leave can last at most {MAX_LEAVE_DAYS} days', { MAX_LEAVE_DAYS });
  }
  return null;
}

/** utilizado: S after an approved leave's last day, otherwise N (D27). */
export function utilizado(approved: boolean, lastDay: Day, today: Day): 'S' | 'N' {
  return approved && lastDay < today ? 'S' : 'N';
}

function daysInYear({ start, end }: Period, year: string): number {
  return Math.max(0, countLeaveDays(maxDay(start, `${year}-01-01`), minDay(end, `${year}-12-31`)));
}

/** An error if the leave, with the person's others, exceeds its type's days per calendar year; otherwise null. */
export function yearlyLimitProblem(
  { type, ...leave }: Period & { type: LeaveType },
  others: readonly Period[],
  limit = leaveTypeRow(type).daysPerYear,
): string | null {
  if (limit === undefined) return null;
  const years = new Set([leave.start.slice(0, 4), leave.end.slice(0, 4)]);
  for (const year of years) {
    const taken = others.reduce((sum, other) => sum + daysInYear(other, year), 0);
    if (taken + daysInYear(leave, year) <= limit) continue;
    const left = Math.max(0, limit - taken);
    return t(
      '{type} is limited to {limit, plural, one {# day} other {# days}} a year. {left, plural, one {# day is} other {# days are}} left in {year}.',
      { type: leaveTypeLabel(type), limit, left, year },
    );
  }
  return null;
}
