import type { RevenueTarget } from '@intranet/contract/communication/endpoints.ts';
import { shortMonthName, sumTargets } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';

/** A month with what it had a year before. The month 0 is the year's total. */
export interface TargetRow extends RevenueTarget {
  /** Last year's actual; null if it has none. */
  last: number | null;
  /** In percent of last year's actual; null if either has none. */
  change: number | null;
  /** The months that a total's change is about, unless it is the whole year. */
  span?: string;
}

export const TOTAL = 0;

/** The change in whole percent, or null if one of them is 0. */
export function changeOf(actual: number, last: number): number | null {
  return actual > 0 && last > 0 ? Math.round(((actual - last) / last) * 100) : null;
}

/** `+8%`, `−3%` or `0%` */
export function changeText(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${Math.abs(change)}%`;
}

export const hasFigures = (targets: readonly RevenueTarget[]): boolean =>
  targets.some(({ goal, actual }) => goal > 0 || actual > 0);

export function rowsOf(
  targets: readonly RevenueTarget[],
  lastYear: readonly RevenueTarget[],
): TargetRow[] {
  const before = new Map(lastYear.map(({ month, actual }) => [month, actual]));
  return targets.map((target) => {
    const last = before.get(target.month) ?? 0;
    return { ...target, last: last || null, change: changeOf(target.actual, last) };
  });
}

function spanOf(months: readonly number[]): string {
  const [first = 0, last = first] = [months[0], months.at(-1)];
  if (last - first + 1 > months.length) {
    return t('{count, plural, one {# month} other {# months}}', { count: months.length });
  }
  return first === last
    ? shortMonthName(first)
    : `${shortMonthName(first)}–${shortMonthName(last)}`;
}

/**
 * The total of a year. Its change is about the months with revenue in both years, without the running
 * one, whose revenue isn't complete.
 */
export function totalOf(rows: readonly TargetRow[], thisMonth: number | undefined): TargetRow {
  const compared = rows.filter(({ month, change }) => change !== null && month !== thisMonth);
  const sumOfLast = (some: readonly TargetRow[]) =>
    some.reduce((sum, { last }) => sum + (last ?? 0), 0);
  return {
    month: TOTAL,
    ...sumTargets(rows),
    last: sumOfLast(rows) || null,
    change: changeOf(sumTargets(compared).actual, sumOfLast(compared)),
    ...(compared.length < rows.length &&
      compared.length > 0 && { span: spanOf(compared.map(({ month }) => month)) }),
  };
}
