import { fold } from '@intranet/contract/core/text.ts';
import { AppError } from '../errors.ts';
import type { SheetRow } from './read-sheet.ts';

/** A column that an import reads. */
export interface ColumnSpec {
  /** The heading in our own exports and in messages. */
  header: string;
  /** Other headings that are recognised. */
  importNames: readonly string[];
  required?: boolean;
}

/** A line of the file: its cells by column. A column that the file does not have is undefined. */
export interface ImportRow<Key extends string> {
  line: number;
  cells: Partial<Record<Key, string>>;
}

/** As two headers are compared: accents, case and punctuation aside. */
const headerKey = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the columns; missing optional ones are omitted. */
function findColumns<Key extends string>(
  headings: readonly string[],
  specs: Record<Key, ColumnSpec>,
): Map<Key, number> {
  const given = headings.map(headerKey);
  const found = new Map<Key, number>();
  for (const [key, { header, importNames, required }] of Object.entries(specs) as [
    Key,
    ColumnSpec,
  ][]) {
    const index = [header, ...importNames]
      .map((name) => given.indexOf(headerKey(name)))
      .find((at) => at >= 0);
    if (index !== undefined) found.set(key, index);
    else if (required) {
      throw new AppError(
        'invalid_file',
        `The file has no column “${header}”. Its first row must name the columns.`,
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
