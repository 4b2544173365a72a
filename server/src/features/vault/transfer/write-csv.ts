import { PASSWORD_HEADERS } from '@intranet/contract/vault/transfer-endpoints.ts';
import type { EntryState } from '../replace-entry.ts';

/**
 * What a spreadsheet would take for a formula, with the apostrophes that may stand before it: these are
 * counted in, so that what is taken back is always exactly what was put there (S10).
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet takes for a formula. */
function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell before it was neutralised. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

const quote = (cell: string) => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

/**
 * Entries in the form that our own import takes back to the letter: CSV with the mark of UTF-8, commas,
 * CRLF, and every cell quoted, so that none can begin a cell of its own where the separator is another.
 */
export function toCsv(entries: readonly EntryState[]): string {
  const rows = entries.map(({ platform, link, user, password, codeSecret }) => [
    platform,
    link,
    user,
    password,
    codeSecret ?? '',
  ]);
  const lines = [PASSWORD_HEADERS, ...rows].map((cells) => `${cells.map(quote).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}
