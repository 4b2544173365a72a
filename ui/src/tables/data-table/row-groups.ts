import { dayFormat } from '../../days/day-format.ts';
import { type Column, cellText, NO_VALUE, sortKey } from './column.ts';
import type { Sort } from './sort-rows.ts';

const MIN_ROWS = 12;
const MIN_IN_GROUP = 2;

const monthName = dayFormat({ month: 'long', year: 'numeric' });

const initialOf = (text: string) => text.normalize('NFD').charAt(0).toUpperCase();

function groupOf<Row>(column: Column<Row>, byInitial: boolean, row: Row): string {
  const key = sortKey(column, row);
  if (key === undefined) return NO_VALUE;
  if (column.headingOf) return column.headingOf(row);
  if (column.kind === 'date') return monthName(String(key));
  const text = cellText(column, row);
  return byInitial ? initialOf(text) : text;
}

/**
 * Headings of a long sorted list, or a log, by index of a group's first row: months, initials, days.
 * @param groupBy the column whose groups always have headings
 */
export function groupHeadings<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sort: Sort | null,
  groupBy?: string,
): ReadonlyMap<number, string> {
  const headings = new Map<number, string>();
  const log = columns.find(({ headingOf, sortable }) => headingOf && sortable === false);
  const column = log ?? columns.find(({ id }) => id === sort?.column);
  if (!column) return headings;
  if (
    !log &&
    column.id !== groupBy &&
    (rows.length < MIN_ROWS || ['number', 'moment'].includes(column.kind ?? 'text'))
  ) {
    return headings;
  }
  let last: string | undefined;
  for (const [index, row] of rows.entries()) {
    const group = groupOf(column, column === columns[0], row);
    if (group !== last) headings.set(index, group);
    last = group;
  }
  // A page that the server sorts still has its former order for a moment.
  const isSorted = new Set(headings.values()).size === headings.size;
  if (column.id === groupBy) return isSorted ? headings : new Map();
  return !log && headings.size * MIN_IN_GROUP > rows.length ? new Map() : headings;
}
