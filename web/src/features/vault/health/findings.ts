import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import type { VaultHealth } from '@intranet/contract/vault/history-endpoints.ts';
import { isOld } from '../entries/password-age.ts';
import { WEAK_SCORE } from '../strength/score-labels.ts';

export interface JudgedEntry extends VaultEntry {
  score: VaultHealth['score'];
}

export interface Findings {
  /** Weakest first. */
  weak: JudgedEntry[];
  /** Groups of two or more entries with the same password. */
  groups: JudgedEntry[][];
  /** Older than a year, oldest first. */
  old: JudgedEntry[];
}

export function findingsOf(
  entries: readonly VaultEntry[],
  health: readonly VaultHealth[],
  now: number,
): Findings {
  const judged = new Map<number, JudgedEntry>();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { id, score } of health) {
    const entry = byId.get(id);
    // The two replies may be some seconds apart.
    if (entry) judged.set(id, { ...entry, score });
  }
  const all = [...judged.values()];
  const grouped = new Set<number>();
  const groups = health.flatMap(({ id, same_as: others }) => {
    if (grouped.has(id)) return [];
    const members = [id, ...others];
    for (const member of members) grouped.add(member);
    const group = members.flatMap((member) => judged.get(member) ?? []);
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
