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

/**
 * The rows of a CSV file to the letter, blank ones too, up to `maxRows`.
 * @param escapedBy what stands before a quote in quoted text: a quote, unless told
 * @throws Error when it is no text, or its quotes do not match
 */
export function readCsvAsIs(
  file: Buffer,
  maxRows: number,
  escapedBy: '"' | '\\' = '"',
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
  });
}

/**
 * The same, with what an export of ours has neutralised as it was before.
 * @throws Error as `readCsvAsIs` does
 */
export function readCsv(file: Buffer, maxRows: number): string[][] {
  return readCsvAsIs(file, maxRows).map((row) => row.map((cell) => cell.replace(NEUTRALISED, '')));
}
