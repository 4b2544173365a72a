import { t } from '@intranet/contract/core/i18n/t.ts';
import writeSheet, { type Cell } from 'write-excel-file/browser';
import { type Column, fileText, sortKey } from './column.ts';

const FORMATS = {
  date: 'dd/mm/yyyy',
  minute: 'dd/mm/yyyy hh:mm',
  second: 'dd/mm/yyyy hh:mm:ss',
} as const;
const NARROWEST = 8;
const MAX_WIDTH = 60;
const TIMEOUT_MS = 30_000;

/** What a CSV file says, as a spreadsheet date in UTC, so that no time zone shifts it. */
function utcDate(text: string): Date {
  const [day = 0, month = 0, ...rest] = text.split(/[/ :]/).map(Number);
  const [year = 0, hour, minute, second] = rest;
  return new Date(Date.UTC(year, month - 1, day, hour ?? 0, minute ?? 0, second ?? 0));
}

function formatOf<Row>(column: Column<Row>): string | null {
  if (column.kind === 'date') return FORMATS.date;
  if (column.kind !== 'moment') return null;
  return column.seconds ? FORMATS.second : FORMATS.minute;
}

function xlsxCell<Row>(column: Column<Row>, row: Row): Cell {
  const key = sortKey(column, row);
  if (typeof key === 'number') return { type: Number, value: key };
  const text = fileText(column, row);
  const format = formatOf(column);
  if (format !== null && key !== undefined && text !== '') {
    return { type: Date, value: utcDate(text), format };
  }
  // A text cell is never read as a formula (S10).
  return text === '' ? null : { type: String, value: text };
}

function widthOf<Row>(column: Column<Row>, rows: readonly Row[]): number {
  let width = Math.max(NARROWEST, column.header.length + 2);
  for (const row of rows) width = Math.max(width, fileText(column, row).length + 2);
  return Math.min(width, MAX_WIDTH);
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
