import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { numberText } from '@intranet/contract/core/number-text.ts';
import type { ReactNode } from 'react';
import { listDay } from '../../days/list-format.ts';
import type { Moments } from '../../days/moments.ts';

interface ColumnBase<Row> {
  /** Unique in its table; stored in the address as the sort. */
  id: string;
  header: string;
  /** The name in a phone's sort menu, if the header says too little without its table. */
  sortName?: string;
  /** Replaces a cell's text. Search, sort and export ignore it. */
  render?: (row: Row, text: string) => ReactNode;
  /** The text of a cell without a value, such as 'N/A'. */
  missing?: string;
  /** In px. Needed where a cell's content grows later, or is cut to the column's width. */
  minWidth?: number;
  /** Keeps a short text on one line. Numbers and days always stay on one. */
  nowrap?: boolean;
  /** Begins a group of columns, with a line before it. */
  group?: boolean;
  /** True for a row in which this cell takes the place of all others, such as a form. */
  spans?: (row: Row) => boolean;
  sortable?: boolean;
  /** Replaces the value to sort by. */
  sortBy?: (row: Row) => string;
  headingOf?: (row: Row) => string;
  /** The text in a file if the screen shows another. */
  inFile?: (row: Row) => string;
  /** False for buttons and secrets. */
  exported?: boolean;
  /** True for a column of files only, such as one that is empty now. */
  hidden?: boolean;
}

export interface TextColumn<Row> extends ColumnBase<Row> {
  kind?: 'text';
  /** Empty text counts as missing. */
  value: (row: Row) => string | null | undefined;
  format?: (value: string, row: Row) => string;
}

export interface NumberColumn<Row> extends ColumnBase<Row> {
  kind: 'number';
  value: (row: Row) => number | null | undefined;
  /** Rounds the number shown; a file gets the number itself. */
  round?: (value: number) => number;
  /** Shown at least. Default: 0. */
  decimals?: number;
  format?: (value: number, row: Row) => string;
}

export interface DateColumn<Row> extends ColumnBase<Row> {
  kind: 'date';
  /** `YYYY-MM-DD`. Other text is shown as it is and sorts last. */
  value: (row: Row) => Day | null | undefined;
  /** The text shown. A file has `DD/MM/YYYY`. */
  format?: (value: Day, row: Row) => string;
}

/** A moment in time. Files have it in figures. */
export interface MomentColumn<Row> extends ColumnBase<Row> {
  kind: 'moment';
  /** An instant in ISO 8601. */
  value: (row: Row) => string | null | undefined;
  moments: Moments;
  seconds?: boolean;
}

/** A column's kind decides how it sorts, aligns and exports. The default is text. */
export type Column<Row> = TextColumn<Row> | NumberColumn<Row> | DateColumn<Row> | MomentColumn<Row>;

/** Shown for a missing value; a file has an empty cell. */
export const NO_VALUE = '–';

const formatNumber = (value: number, decimals: number): string =>
  numberText(value, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 20,
  });

// Cheap enough for 10,000 rows.
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The value to sort by; undefined for a missing value, which sorts last in both directions. */
export function sortKey<Row>(column: Column<Row>, row: Row): string | number | undefined {
  const value = column.value(row);
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (column.kind === 'date' && !DAY.test(value)) return undefined;
  return column.sortBy ? column.sortBy(row) : value;
}

/** A cell's text; empty if it has no value. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  const missing = column.missing ?? '';
  if (column.kind === 'number') {
    const value = column.value(row);
    if (value === null || value === undefined || !Number.isFinite(value)) return missing;
    const { decimals = 0, round, format } = column;
    const shown = round ? round(value) : value;
    return format ? format(shown, row) : formatNumber(shown, decimals);
  }
  const value = column.value(row);
  if (value === null || value === undefined || value === '') return missing;
  if (column.kind === 'moment') {
    return column.seconds ? column.moments.second(value) : column.moments.minute(value);
  }
  if (column.kind === 'date' && !DAY.test(value)) return value;
  if (column.format) return column.format(value, row);
  return column.kind === 'date' ? listDay(value) : value;
}

/** A cell's text in a file: as on the screen, with days and moments in figures. */
export function fileText<Row>(column: Column<Row>, row: Row): string {
  if (column.inFile) return column.inFile(row);
  const key = sortKey(column, row);
  if (column.kind === 'date' && key !== undefined) return formatDay(String(key));
  if (column.kind === 'moment' && key !== undefined) {
    return column.moments.inFile(String(key), column.seconds);
  }
  return cellText(column, row);
}

export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  const text = cellText(column, row);
  return column.render ? column.render(row, text) : text || NO_VALUE;
}

/** The time of a log's entry, to the second. */
export const whenColumn = <Row extends { at: string }>(moments: Moments): Column<Row> => ({
  id: 'when',
  header: t('When'),
  kind: 'moment',
  moments,
  seconds: true,
  value: ({ at }) => at,
  headingOf: ({ at }) => moments.day(at),
});

/** A column of buttons or secrets, which is neither sorted nor exported. */
export function displayColumn<Row>(
  id: string,
  header: string,
  render: (row: Row) => ReactNode,
  minWidth = 0,
): Column<Row> {
  return { id, header, minWidth, render, value: () => null, sortable: false, exported: false };
}
