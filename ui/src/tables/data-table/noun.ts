import { t } from '@intranet/contract/core/i18n/t.ts';
import { numberText } from '@intranet/contract/core/number-text.ts';

/** Counts entries: `1 leave`, `117 leaves`. */
export type Noun = (count: number) => string;

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
  const all = noun(Math.min(total, maxCount));
  if (shown > maxCount) return t('More than {all}', { all });
  if (total > maxCount) return t('{shown, number} of more than {all}', { shown, all });
  return shown === total ? all : t('{shown} of {all}', { shown: numberText(shown), all });
}
