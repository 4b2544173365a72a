import { type Message, t } from '@intranet/contract/core/i18n/t.ts';
import { fold } from '@intranet/contract/core/text.ts';
import { AppError } from '../errors.ts';
import { inEveryLanguage } from '../translators.ts';
import type { SheetRow } from './read-sheet.ts';

export interface ColumnSpec {
  /** Read in every language. */
  header: Message;
  importNames: readonly string[];
  required?: boolean;
}

/** A line of the file, with its cells by column. Missing columns are undefined. */
export interface ImportRow<Key extends string> {
  line: number;
  cells: Partial<Record<Key, string>>;
}

/** A header without accents, case and punctuation, for comparison. */
const headerKey = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

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
    const index = [...inEveryLanguage(header), ...importNames]
      .map((name) => given.indexOf(headerKey(name)))
      .find((at) => at >= 0);
    if (index !== undefined) found.set(key, index);
    else if (required) {
      throw new AppError(
        'invalid_file',
        t('The file has no “{header}” column. Add the column names in the first row.', {
          header: t(header),
        }),
      );
    }
  }
  return found;
}

/** A sheet's lines by column. @throws AppError invalid_file, naming the missing column */
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
