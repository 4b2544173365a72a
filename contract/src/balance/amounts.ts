import { t } from '@intranet/contract/core/i18n/t.ts';
/** Rounds down to half a day, for display only. Stored amounts are exact (D17). */
export function toHalfDays(days: number): number {
  return Math.floor(roundDays(days) * 2) / 2;
}

export function formatDays(days: number): string {
  return String(toHalfDays(days));
}

export function daysInWords(days: number): string {
  const shown = formatDays(days);
  return shown === '1' ? t('1 day') : `${shown} days`;
}

/** Rounds to the hundredth to remove binary fraction errors. */
export function roundDays(days: number): number {
  return Math.round(days * 100) / 100;
}
