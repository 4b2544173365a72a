import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';

const numbers = new Intl.NumberFormat(currentLocale());

/** Counts entries: `1 leave`, `117 leaves`. A pair of words is English only. */
export type Noun = readonly [one: string, many: string] | ((count: number) => string);

export function counted(count: number, noun: Noun): string {
  if (typeof noun === 'function') return noun(count);
  return `${numbers.format(count)} ${noun[count === 1 ? 0 : 1]}`;
}

/**
 * `117 leaves`, or `12 of 117 leaves` when filters hide some.
 * @param maxCount a higher number means that there are more
 */
export function countedOf(
  shown: number,
  total: number,
  noun: Noun,
  maxCount = Number.POSITIVE_INFINITY,
): string {
  const all = counted(Math.min(total, maxCount), noun);
  if (shown > maxCount) return t('More than {all}', { all });
  if (total > maxCount) return t('{shown, number} of more than {all}', { shown, all });
  return shown === total ? all : t('{shown} of {all}', { shown: numbers.format(shown), all });
}
