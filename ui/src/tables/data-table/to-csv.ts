import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { type Column, fileText, sortKey } from './column.ts';

/** Where numbers have a decimal comma, spreadsheets expect semicolons between cells (D66). */
const hasDecimalComma = () => (1.5).toLocaleString(currentLocale()).includes(',');

/**
 * Writes CSV as spreadsheets in the reader's language read it, with a UTF-8 byte order mark. Text
 * that looks like a formula gets an apostrophe (S10).
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((column) => csvCell(column, row)));
  const comma = hasDecimalComma();
  return stringify([columns.map(({ header }) => header), ...cells], {
    bom: true,
    delimiter: comma ? ';' : ',',
    cast: { number: (value) => (comma ? String(value).replace('.', ',') : String(value)) },
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
