import { stringify } from 'csv-stringify/browser/esm/sync';
import { type Column, fileText, sortKey } from './column.ts';

/** Writes CSV with a UTF-8 byte order mark. Text that looks like a formula gets an apostrophe (S10). */
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
  return typeof value === 'number' ? value : fileText(column, row);
}
