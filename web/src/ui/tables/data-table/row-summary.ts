import type { ReactNode } from 'react';
import { type Column, cellText } from './column.ts';

/** A row on a phone: one line with a second one below; a press shows the rest. */
export interface RowSummary {
  title: ReactNode;
  detail?: ReactNode;
  /** At the right, such as a figure or a state. */
  aside?: ReactNode;
}

const DETAILS = 3;

/** The first column, and the next three with a value. */
export function defaultSummary<Row>(columns: readonly Column<Row>[]): (row: Row) => RowSummary {
  const [first, ...others] = columns.filter(({ exported }) => exported !== false);
  return (row) => ({
    title: first && cellText(first, row),
    detail: others
      .map((column) => cellText(column, row))
      .filter(Boolean)
      .slice(0, DETAILS)
      .join(' · '),
  });
}
