import type { Day } from '@intranet/contract/core/days.ts';

/** The web app's tables use the same order; the database has no language's order (pitfall 15). */
const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

const MAX_RANKS = 12_000;

/** Cached ranks, equal for equal texts, because comparing took most of a calendar's sorting time. */
let ranks = new Map<string, number>();

function rank(texts: readonly string[]): boolean {
  if (texts.every((text) => ranks.has(text))) return true;
  const all = new Set([...ranks.keys(), ...texts]);
  const known = all.size > MAX_RANKS ? new Set(texts) : all;
  if (known.size > MAX_RANKS) return false;
  ranks = new Map();
  let last: string | undefined;
  let at = 0;
  for (const text of [...known].sort(collator.compare)) {
    if (last !== undefined && collator.compare(last, text) !== 0) at += 1;
    ranks.set(text, at);
    last = text;
  }
  return true;
}

/** Sorts by a text in Portuguese order, so Ávila comes next to Avila. Stable. */
export function sortByText<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  if (!rank(rows.map(textOf))) {
    return rows.toSorted((a, b) => collator.compare(textOf(a), textOf(b)));
  }
  const rankOf = (row: Row) => ranks.get(textOf(row)) ?? 0;
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}

export function sortByDayThenName<Row extends { name: string }>(
  rows: readonly Row[],
  dayOf: (row: Row) => Day,
): Row[] {
  return rows.toSorted((a, b) => {
    const [left, right] = [dayOf(a), dayOf(b)];
    if (left !== right) return left < right ? -1 : 1;
    return collator.compare(a.name, b.name);
  });
}
