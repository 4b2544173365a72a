import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import type { VaultHealth } from '@intranet/contract/vault/history-endpoints.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const WEAK_SCORE = 2;

export const isOld = (changedAt: string, now: number) => now - Date.parse(changedAt) > YEAR_MS;

export interface ScoredEntry extends VaultEntry {
  score: VaultHealth['score'];
}

/** Weak passwords, groups with the same password, and passwords older than a year, worst first. */
export function findingsOf(
  entries: readonly VaultEntry[],
  health: readonly VaultHealth[],
  now: number,
) {
  const scored = new Map<number, ScoredEntry>();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { id, score } of health) {
    const entry = byId.get(id);
    // The two replies may be some seconds apart.
    if (entry) scored.set(id, { ...entry, score });
  }
  const all = [...scored.values()];
  const grouped = new Set<number>();
  const groups = health.flatMap(({ id, same_as: others }) => {
    if (grouped.has(id)) return [];
    const members = [id, ...others];
    for (const member of members) grouped.add(member);
    const group = members.flatMap((member) => scored.get(member) ?? []);
    return group.length > 1 ? [group] : [];
  });
  return {
    weak: all
      .filter(({ score }) => score !== null && score <= WEAK_SCORE)
      .sort((a, b) => (a.score ?? 0) - (b.score ?? 0)),
    groups,
    old: all
      .filter((entry) => isOld(entry.password_changed_at, now))
      .sort((a, b) => Date.parse(a.password_changed_at) - Date.parse(b.password_changed_at)),
  };
}
