import type { ReactNode } from 'react';
import { type Column, cellText } from './column.ts';

/** A row on a phone: one line with a second one below; a press shows the rest. */
export interface RowSummary {
  title: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
  /** A button before the chevron of a row that opens in place. */
  action?: ReactNode;
  /** The ids of the columns that it says in full, which an open row doesn't repeat. */
  shows?: readonly string[];
}

/** Draws a link or button for a row: around its first cell, or on a phone around all of it. */
export type RowLink<Row> = (
  row: Row,
  link: { className: string; children: ReactNode },
) => ReactNode;

const DETAILS = 3;

const isNothing = (text: string) => /^[-–]?$/.test(text);

/** Figures and dates say nothing without their column's name. */
function inWords<Row>(column: Column<Row>, row: Row): string {
  const text = cellText(column, row);
  if (isNothing(text)) return '';
  return (column.kind ?? 'text') === 'text' ? text : `${column.header}: ${text}`;
}

/** The first column, and the next three with a value. */
export function defaultSummary<Row>(columns: readonly Column<Row>[]): (row: Row) => RowSummary {
  const [first, ...others] = columns.filter(({ exported }) => exported !== false);
  return (row) => {
    const details = others
      .map((column) => ({ column, text: inWords(column, row) }))
      .filter(({ text }) => text !== '')
      .slice(0, DETAILS);
    return {
      title: first && cellText(first, row),
      detail: details.map(({ text }) => text).join(' · '),
      shows: [first, ...details.map(({ column }) => column)].flatMap((column) =>
        column && !column.render ? [column.id] : [],
      ),
    };
  };
}
