import { compareText } from '../../text/compare-text.ts';
import { type Column, sortKey } from './column.ts';

export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

type Key = ReturnType<typeof sortKey>;

function compare(kind: Column<unknown>['kind'], a: Key, b: Key): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  // Days compare correctly as strings, and faster than as text.
  if (kind === 'date' || kind === 'moment') return left < right ? -1 : Number(left > right);
  return compareText(left, right);
}

/** The rows by a column; missing values come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column) return rows;
  const sign = sort?.direction === 'desc' ? -1 : 1;
  return rows
    .map((row) => ({ row, key: sortKey(column, row) }))
    .sort((a, b) =>
      a.key === undefined || b.key === undefined
        ? Number(a.key === undefined) - Number(b.key === undefined)
        : sign * compare(column.kind, a.key, b.key),
    )
    .map(({ row }) => row);
}

/** Ascending first, then the other direction. */
export const nextSort = (sort: Sort | null, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'asc' ? 'desc' : 'asc',
});
