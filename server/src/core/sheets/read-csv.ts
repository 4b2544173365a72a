import { parse } from 'csv-parse/sync';

const DELIMITERS = [',', ';', '\t'];

/**
 * The text of a file as spreadsheets write it: UTF-8 with or without its mark, UTF-16 with it, and
 * what is none of these is Windows-1252.
 */
function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The separator that the first line with anything in it has most of, quoted text aside. */
function guessDelimiter(text: string): string {
  const bare = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const header = bare.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** An apostrophe that keeps a spreadsheet from reading a formula, as our own exports write it (S10). */
const NEUTRALISED = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** Far above any line of people, leaves or passwords; quoted text may hold line breaks. */
const MAX_RECORD_BYTES = 65_536;
/** Spreadsheets write blank cells after the last column; beyond this many, a record is refused anyhow. */
const MAX_BLANK_CELLS = 1_000;

/** Stops at the first cell with text beyond the columns that are read. */
export class ColumnLimit {
  readonly exceeded = new Error('Too many columns');
  readonly #maxColumns: number;

  constructor(maxColumns: number) {
    this.#maxColumns = maxColumns;
  }

  /** @throws this.exceeded */
  check(cell: string, index: number): void {
    if (index < this.#maxColumns) return;
    if (index >= this.#maxColumns + MAX_BLANK_CELLS || cell.trim() !== '') throw this.exceeded;
  }
}

export interface CsvOptions {
  /** The character that escapes a quote in quoted text. Default: a quote. */
  escapedBy?: '"' | '\\' | undefined;
  /** True to restore cells that an export neutralized (S10). */
  restoresFormulas?: boolean;
}

/**
 * The rows of a CSV file, blank ones too, up to `maxRows`.
 * @throws Error when it is no text, its quotes do not match, a record is too long, or `limit` is exceeded
 */
export function readCsv(
  file: Buffer,
  maxRows: number,
  { escapedBy = '"', restoresFormulas = false }: CsvOptions,
  limit: ColumnLimit,
): string[][] {
  const text = decode(file);
  if (text.includes('\u0000')) throw new Error('Not a text file');
  return parse(text, {
    delimiter: guessDelimiter(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    escape: escapedBy,
    to: maxRows,
    max_record_size: MAX_RECORD_BYTES,
    // Called for each cell: the parser itself does not bound the cells of a record.
    cast: (cell, { index }) => {
      limit.check(cell, index);
      return restoresFormulas ? cell.replace(NEUTRALISED, '') : cell;
    },
  });
}
