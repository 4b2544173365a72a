import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { AppError } from '#core/errors.ts';
import { readInWorker, TooManyColumns, unreadable } from './read-in-worker.ts';

export type SheetRow = { line: number; cells: string[] };

const MAX_COLUMNS = 50;
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

async function readRows(file: Buffer, maxRows: number): Promise<string[][]> {
  const isXlsx = file.subarray(0, ZIP.length).equals(ZIP);
  const bounds = { file, maxRows, maxColumns: MAX_COLUMNS };
  try {
    return await readInWorker(
      isXlsx ? { kind: 'xlsx', ...bounds } : { kind: 'csv', restoresFormulas: true, ...bounds },
    );
  } catch (error) {
    if (error instanceof TooManyColumns) {
      throw new AppError(
        'invalid_file',
        t('A file can have at most {MAX_COLUMNS} columns.', { MAX_COLUMNS }),
      );
    }
    throw unreadable(
      error,
      t('Couldn’t read this file. Choose a CSV or XLSX file that opens in a spreadsheet app.'),
    );
  }
}

/** Reads CSV or XLSX without blank rows. @throws AppError invalid_file, server_busy */
export async function readSheet(file: Buffer, maxLines: number): Promise<SheetRow[]> {
  // Allows for blank rows; one more row shows that there are too many.
  const found = await readRows(file, 2 * maxLines + 1);
  const rows = found
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > maxLines + 1 || found.length > 2 * maxLines) {
    throw new AppError(
      'invalid_file',
      t('A file can have at most {maxLines} lines. Split it and import each part.', {
        maxLines: maxLines.toLocaleString(currentLocale()),
      }),
    );
  }
  if (rows.length < 2) {
    throw new AppError('invalid_file', t('This file is empty below its headers.'));
  }
  return rows;
}
