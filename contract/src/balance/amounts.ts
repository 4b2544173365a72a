/** Formats days to half a day. Stored amounts are exact (D17). */
export function formatDays(days: number): string {
  return String(Math.round(days * 2) / 2);
}

export function daysInWords(days: number): string {
  const shown = formatDays(days);
  return shown === '1' ? '1 day' : `${shown} days`;
}

/** Rounds to the hundredth to remove binary fraction errors. */
export function roundDays(days: number): number {
  return Math.round(days * 100) / 100;
}
