import { PASSWORD_HEADERS } from '@intranet/contract/vault/transfer-endpoints.ts';
import type { EntryState } from '../replace-entry.ts';

/** A formula, including leading apostrophes, so that unescaping restores the original (S10). */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

const escapeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

const quote = (cell: string) => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

/** All cells are quoted, so that another separator cannot split one. */
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
