import { stringify } from 'csv-stringify/browser/esm/sync';
import { type Column, cellText, sortKey } from './column.ts';

/**
 * The rows as CSV: commas, CRLF, and the mark by which spreadsheets know UTF-8. Numbers stay
 * numbers; everything else is the text shown. Text that a spreadsheet would take for a formula
 * gets an apostrophe in front (S10), and text is always quoted, so that none can begin a cell of
 * its own where the separator is another one.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((column) => csvCell(column, row)));
  return stringify([columns.map(({ header }) => header), ...cells], {
    bom: true,
    record_delimiter: 'windows',
    quoted_string: true,
    quoted_empty: false,
    escape_formulas: true,
  });
}

function csvCell<Row>(column: Column<Row>, row: Row): string | number {
  const value = column.kind === 'number' ? sortKey(column, row) : undefined;
  return typeof value === 'number' ? value : cellText(column, row);
}
