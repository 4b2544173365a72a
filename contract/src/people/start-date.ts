import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Day, formatDay } from '../core/days.ts';

interface Starter {
  name: string;
  /** Null if unknown, which allows every day. */
  startDate: Day | null;
}

/** Why nothing can be booked for a person on a day before the start date, or null (D63). */
export function beforeStartProblem({ name, startDate }: Starter, day: Day): string | null {
  if (startDate === null || day >= startDate) return null;
  return t('{name} started on {day}', { name, day: formatDay(startDate) });
}
