import type { Day } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';

export interface StartDateEffect {
  /** Whole months from each start date until today; null if the former date is unknown. */
  monthsBefore: number | null;
  monthsAfter: number;
  /** Days to add to the balance; negative to subtract. */
  adjustment: number;
}

const wholeMonths = (start: Day, today: Day) => accrualDays(start, start, today).length;

/**
 * Compares the months accrued since two start dates (D18). Nothing is adjusted for people who don't
 * accrue, or if the former date is unknown.
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
