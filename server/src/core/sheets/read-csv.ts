import { parse } from 'csv-parse/sync';
import { splitDelimiter } from './csv-delimiter.ts';
import { decodeText } from './decode-text.ts';

/** The apostrophe that exports put before a formula (S10). */
const NEUTRALISED = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** Far above any real line; quoted text may contain line breaks. */
const MAX_RECORD_BYTES = 65_536;
/** Spreadsheets write blank cells after the last column; a record with more of them is rejected. */
const MAX_BLANK_CELLS = 1_000;

export class ColumnLimit {
  readonly exceeded = new Error('Too many columns');
  readonly #maxColumns: number;

  constructor(maxColumns: number) {
    this.#maxColumns = maxColumns;
  }

  check(cell: string, index: number): void {
    if (index < this.#maxColumns) return;
    if (index >= this.#maxColumns + MAX_BLANK_CELLS || cell.trim() !== '') throw this.exceeded;
  }
}

export interface CsvOptions {
  /** The character that escapes a quote in quoted text; a quote by default. */
  escapedBy?: '"' | '\\' | undefined;
  restoresFormulas?: boolean;
}

/** Includes blank rows. @throws Error if it is not text, quotes do not match, or over a limit */
export function readCsv(
  file: Buffer,
  maxRows: number,
  { escapedBy = '"', restoresFormulas = false }: CsvOptions,
  limit: ColumnLimit,
): string[][] {
  const { text, delimiter } = splitDelimiter(decodeText(file));
  if (text.includes('\u0000')) throw new Error('Not a text file');
  return parse(text, {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    escape: escapedBy,
    to: maxRows,
    max_record_size: MAX_RECORD_BYTES,
    // Checked per cell, because the parser does not limit the cells of a record.
    cast: (cell, { index }) => {
      limit.check(cell, index);
      return restoresFormulas ? cell.replace(NEUTRALISED, '') : cell;
    },
  });
}
