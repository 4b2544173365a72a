import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import type { Column } from './column.ts';
import { saveFile } from './save-file.ts';

export type FileFormat = 'csv' | 'xlsx';

interface Sheet<Row> {
  /** What the file is called, in words. */
  name: string;
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A file's name in the reader's language, such as `saldo-de-ferias`. */
export const fileName = (...parts: (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined)
    .join(' ')
    .toLocaleLowerCase(currentLocale())
    .replaceAll(/[\s:]+/g, '-');

async function writeFile<Row>(format: FileFormat, sheet: Sheet<Row>): Promise<Blob> {
  const columns = sheet.columns.filter((column) => column.exported !== false);
  if (format === 'csv') {
    const { toCsv } = await import('./to-csv.ts');
    return new Blob([toCsv(columns, sheet.rows)], { type: 'text/csv;charset=utf-8' });
  }
  const { toXlsx } = await import('./to-xlsx.ts');
  return toXlsx(columns, sheet.rows, sheet.label);
}

/** Writes rows to a file, which the browser downloads. */
export async function saveRows<Row>(format: FileFormat, sheet: Sheet<Row>): Promise<void> {
  const file = await writeFile(format, sheet);
  saveFile(`${fileName(sheet.name)}.${format}`, file);
}
