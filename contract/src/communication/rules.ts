import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Day } from '../core/days.ts';

export const MONTH_NAMES = [
  msg('January'),
  msg('February'),
  msg('March'),
  msg('April'),
  msg('May'),
  msg('June'),
  msg('July'),
  msg('August'),
  msg('September'),
  msg('October'),
  msg('November'),
  msg('December'),
] as const;

export const MAX_AMOUNT = 999_999_999_999;

/** The English month name. Audit entries from before migration 0047 have no year. @param month January is 1 */
export const storedMonthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';

/** A month of a year. January is 1. */
export interface MonthOfYear {
  year: number;
  month: number;
}

/** `March 2026`, as the audit log stores it. */
export const storedMonth = ({ year, month }: MonthOfYear): string =>
  `${storedMonthName(month)} ${year}`;

/** @param month January is 1 */
export function monthName(month: number): string {
  const name = MONTH_NAMES[month - 1];
  return name ? t(name) : '';
}

export const shortMonthName = (month: number): string => monthName(month).slice(0, 3);

/** Why an existing calendar day can't be a birthday, or null (D37). */
export function birthdayProblem(birthday: Day, today: Day): string | null {
  return birthday > today ? t('The birth date can’t be in the future') : null;
}

/** Parses an amount by ignoring everything except digits; 0 without any (spec §5, pitfall 28). */
export function parseAmount(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** The percentage of a goal reached, rounded to whole percent; 0 for a goal of 0 (spec §5). */
export function percentReached({ goal, actual }: { goal: number; actual: number }): number {
  return goal === 0 ? 0 : Math.round((actual / goal) * 100);
}

export function sumTargets(targets: readonly { goal: number; actual: number }[]): {
  goal: number;
  actual: number;
} {
  return targets.reduce(
    (sum, { goal, actual }) => ({ goal: sum.goal + goal, actual: sum.actual + actual }),
    { goal: 0, actual: 0 },
  );
}
