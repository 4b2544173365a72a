import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { numberText } from '@intranet/contract/core/number-text.ts';

/** Rounds down to half a day, for display only. Stored amounts are exact (D17). */
export const toHalfDays = (days: number): number => Math.floor(roundDays(days) * 2) / 2;

/** Formats a number of days in the user's locale, without thousands separators. */
export const formatAmount = (days: number, options: Intl.NumberFormatOptions = {}): string =>
  numberText(days, { useGrouping: false, ...options });

export const formatDays = (days: number): string => formatAmount(toHalfDays(days));

export function daysInWords(days: number): string {
  return t('{count, plural, one {{days} day} other {{days} days}}', {
    count: toHalfDays(days),
    days: formatDays(days),
  });
}

/** A balance, which always has one decimal: `20.0`, `2.5`. */
export function formatBalance(days: number): string {
  return formatAmount(toHalfDays(days), { minimumFractionDigits: 1 });
}

/** `20.0 days`, `2.5 days` */
export const balanceInWords = (days: number): string =>
  t('{count, plural, one {{days} day} other {{days} days}}', {
    count: toHalfDays(days),
    days: formatBalance(days),
  });

export function listInWords(parts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale()).format(parts);
}

/** Rounds to the hundredth to remove binary fraction errors. */
export const roundDays = (days: number): number => Math.round(days * 100) / 100;
