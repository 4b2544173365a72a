import type { Day } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';

export interface StartDateEffect {
  /** Whole months from each start date until today; null if the former date is unknown. */
  monthsBefore: number | null;
  monthsAfter: number;
  adjustment: number;
}

const wholeMonths = (start: Day, today: Day) => accrualDays(start, start, today).length;

/** Compares the months accrued since two start dates (D18), if the employee accrues. */
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
