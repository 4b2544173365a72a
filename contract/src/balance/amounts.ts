/** Days are stored exactly and shown to half a day (D17). */
export function formatDays(days: number): string {
  return String(Math.round(days * 2) / 2);
}

/** `1 day`, `12.5 days`: an amount of days in words, to half a day. */
export function daysInWords(days: number): string {
  const shown = formatDays(days);
  return shown === '1' ? '1 day' : `${shown} days`;
}

/** Sums of days are exact to the hundredth; this takes away what binary fractions add. */
export function roundDays(days: number): number {
  return Math.round(days * 100) / 100;
}
