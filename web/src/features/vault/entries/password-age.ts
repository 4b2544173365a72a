const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

export function isOld(changedAt: string, now: number): boolean {
  return now - Date.parse(changedAt) > YEAR_MS;
}
