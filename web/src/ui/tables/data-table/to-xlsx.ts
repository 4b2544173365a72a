import { t } from '@intranet/contract/core/i18n/t.ts';
import writeSheet, { type Cell } from 'write-excel-file/browser';
import { type Column, fileText, sortKey } from './column.ts';

const DATE_FORMAT = 'dd/mm/yyyy';
const NARROWEST = 8;
const WIDEST = 60;
const TIMEOUT_MS = 30_000;

/** A day as a spreadsheet date in UTC, so that no time zone shifts it. */
function utcDate(day: string): Date {
  return new Date(Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10)));
}

function xlsxCell<Row>(column: Column<Row>, row: Row): Cell {
  const { kind = 'text' } = column;
  const key = kind === 'number' || kind === 'date' ? sortKey(column, row) : undefined;
  if (typeof key === 'number') return { type: Number, value: key };
  if (key !== undefined) return { type: Date, value: utcDate(key), format: DATE_FORMAT };
  const text = fileText(column, row);
  // A text cell is never read as a formula (S10).
  return text === '' ? null : { type: String, value: text };
}

function widthOf<Row>(column: Column<Row>, rows: readonly Row[]): number {
  let width = Math.max(NARROWEST, column.header.length + 2);
  for (const row of rows) width = Math.max(width, fileText(column, row).length + 2);
  return Math.min(width, WIDEST);
}

function sheetName(label: string): string {
  const name = label.replace(/[[\]/\\:*?']/g, ' ').trim();
  return [...name].slice(0, 31).join('').trim() || t('Sheet');
}

/** Writes an Excel file with typed numbers and dates and a fixed bold header. */
export async function toXlsx<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  label: string,
): Promise<Blob> {
  const header: Cell[] = columns.map(({ header }) => ({
    type: String,
    value: header,
    fontWeight: 'bold',
  }));
  const cells = rows.map((row) => columns.map((column) => xlsxCell(column, row)));
  const file = writeSheet([header, ...cells], {
    sheet: sheetName(label),
    stickyRowsCount: 1,
    columns: columns.map((column) => ({ width: widthOf(column, rows) })),
  }).toBlob();
  return withTimeout(file);
}

/** The library packs large sheets in a worker, and never returns where workers are blocked. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The sheet was not packed')), TIMEOUT_MS);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
