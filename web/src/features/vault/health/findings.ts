import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import type { VaultHealth } from '@intranet/contract/vault/history-endpoints.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const WEAK_SCORE = 2;
const BEST_SCORE = 4;

export const isOld = (changedAt: string, now: number) => now - Date.parse(changedAt) > YEAR_MS;

export interface Finding extends VaultEntry {
  score: VaultHealth['score'];
  weak: boolean;
  others: readonly string[];
  old: boolean;
}

/** Each entry with a weak, repeated or old password once, the weakest and oldest first. */
export function findingsOf(
  entries: readonly VaultEntry[],
  health: readonly VaultHealth[],
  now: number,
): Finding[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return health
    .flatMap(({ id, score, same_as: same }): Finding[] => {
      const entry = byId.get(id);
      // The two replies may be some seconds apart.
      if (!entry) return [];
      const others = same.flatMap((other) => byId.get(other)?.platform ?? []);
      const old = isOld(entry.password_changed_at, now);
      return [{ ...entry, score, weak: score !== null && score <= WEAK_SCORE, others, old }];
    })
    .filter(({ weak, others, old }) => weak || others.length > 0 || old)
    .sort(
      (a, b) =>
        (a.score ?? BEST_SCORE) - (b.score ?? BEST_SCORE) ||
        Date.parse(a.password_changed_at) - Date.parse(b.password_changed_at),
    );
}
