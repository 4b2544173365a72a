import type { Day } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';

/** The effect of another start date on the days accrued until today. */
export interface StartDateEffect {
  /** Whole months from each start date until today; null if the former date is unknown. */
  monthsBefore: number | null;
  monthsAfter: number;
  /** Days to add to the balance, negative to take off. */
  adjustment: number;
}

const wholeMonths = (start: Day, today: Day) => accrualDays(start, start, today).length;

/**
 * Compares the months accrued since two start dates (D18). Nothing is adjusted for people who don't
 * accrue, nor if the former date is unknown: the balance then holds what was earned before.
 * @param accrues true for active employees (D14)
 */
export function startDateEffect(
  from: Day | null,
  to: Day,
  { accrues, today }: { accrues: boolean; today: Day },
): StartDateEffect {
  const monthsBefore = from === null ? null : wholeMonths(from, today);
  const monthsAfter = wholeMonths(to, today);
  const months = accrues && monthsBefore !== null ? monthsAfter - monthsBefore : 0;
  return { monthsBefore, monthsAfter, adjustment: months * ACCRUAL_DAYS };
}
