import { type Day, maxDay, minDay } from '../core/days.ts';
import { countLeaveDays } from './leave-dates.ts';
import { type LeaveType, leaveTypeLabel, leaveTypeRow } from './leave-types.ts';

interface Period {
  start: Day;
  end: Day;
}

function daysInYear({ start, end }: Period, year: string): number {
  return Math.max(0, countLeaveDays(maxDay(start, `${year}-01-01`), minDay(end, `${year}-12-31`)));
}

/**
 * Why a leave exceeds its type's limit of calendar days per calendar year, or null.
 * @param others the person's other pending and approved leaves of this type
 */
export function yearlyLimitProblem(
  { type, ...leave }: Period & { type: LeaveType },
  others: readonly Period[],
  limit: number | null = leaveTypeRow(type).daysPerYear,
): string | null {
  if (limit === null) return null;
  const years = new Set([leave.start.slice(0, 4), leave.end.slice(0, 4)]);
  for (const year of years) {
    const taken = others.reduce((sum, other) => sum + daysInYear(other, year), 0);
    if (taken + daysInYear(leave, year) <= limit) continue;
    const left = Math.max(0, limit - taken);
    const rest = left === 1 ? '1 day is' : `${left} days are`;
    return `${leaveTypeLabel(type)} is limited to ${limit} days a year. ${rest} left in ${year}.`;
  }
  return null;
}
