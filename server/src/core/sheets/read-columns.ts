import { fold } from '@intranet/contract/core/text.ts';
import { AppError } from '../errors.ts';
import type { SheetRow } from './read-sheet.ts';

/** A column that is read. */
export interface ColumnSpec {
  /** As our own exports head it; messages call it so. */
  label: string;
  /** The other headers it is known by: in Portuguese, and as the calls name it. */
  others: readonly string[];
  required?: boolean;
}

/** A line of the file: its cells by column. A column that the file does not have is undefined. */
export interface ImportRow<Key extends string> {
  line: number;
  cells: Partial<Record<Key, string>>;
}

/** As two headers are compared: accents, case and punctuation aside. */
const headerKey = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Where each column stands; those that are missing and not needed are left out. */
function findColumns<Key extends string>(
  header: readonly string[],
  specs: Record<Key, ColumnSpec>,
): Map<Key, number> {
  const given = header.map(headerKey);
  const found = new Map<Key, number>();
  for (const [key, { label, others, required }] of Object.entries(specs) as [Key, ColumnSpec][]) {
    const index = [label, ...others]
      .map((name) => given.indexOf(headerKey(name)))
      .find((at) => at >= 0);
    if (index !== undefined) found.set(key, index);
    else if (required) {
      throw new AppError(
        'invalid_file',
        `The file has no column “${label}”. Its first row must name the columns.`,
      );
    }
  }
  return found;
}

/**
 * The lines of a sheet by the columns that are known; others are ignored.
 * @param rows headers first
 * @throws AppError invalid_file, naming the column that is missing
 */
export function readColumns<Key extends string>(
  [header, ...rows]: readonly SheetRow[],
  specs: Record<Key, ColumnSpec>,
): ImportRow<Key>[] {
  const columns = findColumns(header?.cells ?? [], specs);
  return rows.map(({ line, cells }) => {
    const known = [...columns].map(([key, index]) => [key, cells[index] ?? '']);
    return { line, cells: Object.fromEntries(known) };
  });
}
