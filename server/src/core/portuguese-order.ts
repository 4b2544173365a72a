import type { Day } from '@intranet/contract/days.ts';

/** As the tables of the pages have it; the database knows no language's order (pitfall 15). */
const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** Sorted by a text in Portuguese order: Ávila stands beside Avila. */
export function sortByText<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  return rows.toSorted((a, b) => collator.compare(textOf(a), textOf(b)));
}

/**
 * Sorted by a day, then by name in Portuguese order: Ávila stands beside Avila. Equals stay in the order
 * they came.
 */
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
