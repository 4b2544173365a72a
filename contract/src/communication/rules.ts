import type { Day } from '../core/days.ts';

/** January first. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Whole reais that the page and the database take. */
export const MAX_AMOUNT = 999_999_999_999;

/** @param month January is 1 */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** What is wrong with a birthday that exists in the calendar; null for nothing (D37). */
export function birthdayProblem(birthday: Day, today: Day): string | null {
  return birthday > today ? 'A birthday cannot lie in the future' : null;
}

/**
 * The amount that a text means: everything but its digits is left out, and without any it is 0
 * (spec §5, pitfall 28).
 */
export function parseAmount(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** How much of a goal is reached, in whole per cent; a goal of 0 is reached by 0 % (spec §5). */
export function percentReached({ goal, actual }: { goal: number; actual: number }): number {
  return goal === 0 ? 0 : Math.round((actual / goal) * 100);
}

/** Goal and actual of all months together. */
export function sumTargets(targets: readonly { goal: number; actual: number }[]): {
  goal: number;
  actual: number;
} {
  return targets.reduce(
    (sum, { goal, actual }) => ({ goal: sum.goal + goal, actual: sum.actual + actual }),
    { goal: 0, actual: 0 },
  );
}
