import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import type { VaultHealth } from '@intranet/contract/vault/history-endpoints.ts';
import { isOld } from '../entries/password-age.ts';
import { WEAK_SCORE } from '../strength/score-labels.ts';

/** An entry with what its password is worth. */
export interface JudgedEntry extends VaultEntry {
  score: VaultHealth['score'];
}

export interface Findings {
  /** Weakest first. */
  weak: JudgedEntry[];
  /** Entries of one password each, two or more. */
  groups: JudgedEntry[][];
  /** Of more than a year, oldest first. */
  old: JudgedEntry[];
}

/** What is to be mended, from the list and what the server says of its passwords. */
export function findingsOf(
  entries: readonly VaultEntry[],
  health: readonly VaultHealth[],
  now: number,
): Findings {
  const judged = new Map<number, JudgedEntry>();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { id, score } of health) {
    const entry = byId.get(id);
    // One list may be some seconds newer than the other.
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
