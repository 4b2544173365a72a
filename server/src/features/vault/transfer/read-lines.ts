import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import {
  MAX_PASSWORD_LINES,
  PASSWORD_FORMS,
  PASSWORD_HEADERS,
} from '@intranet/contract/vault/transfer-endpoints.ts';
import { AppError } from '#core/errors.ts';
import { readInWorker, TooManyColumns, unreadable } from '#core/sheets/read-in-worker.ts';
import { type Column, CSV_LAYOUTS, detectLayout, headerKey } from './csv-layouts.ts';
import { unescapeFormula } from './write-csv.ts';

export interface PasswordLine {
  line: number;
  cells: Record<Column, string>;
  /** Headers of ignored columns that have a value in this line. */
  lost: string[];
  /** True if the line has more cells than headers, so a value is in the wrong column. */
  tooLong: boolean;
}

/** No known program writes more columns. */
const MOST_COLUMNS = 100;
const MOST_LOST = 10;
const MOST_SHOWN = 40;

async function readRows(
  read: typeof readInWorker,
  file: Buffer,
  maxRows: number,
  escapedBy?: '\\',
): Promise<string[][]> {
  try {
    return await read({ kind: 'csv', file, maxRows, maxColumns: MOST_COLUMNS, escapedBy });
  } catch (error) {
    if (error instanceof TooManyColumns) refuseUnknown();
    throw unreadable(
      error,
      t(
        'Couldn’t read this file. Choose a CSV file exported from another password manager or this page.',
      ),
    );
  }
}

function refuseUnknown(): never {
  const { own: _own, ...others } = PASSWORD_FORMS;
  throw new AppError(
    'invalid_file',
    t(
      'The columns of this file aren’t known. Choose a CSV file exported from {programs}, or one with the columns {columns}.',
      { programs: Object.values(others).join(', '), columns: PASSWORD_HEADERS.join(', ') },
    ),
  );
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** @param read parses the file @throws AppError invalid_file, server_busy */
export async function readPasswordLines(file: Buffer, read = readInWorker) {
  const [first = []] = await readRows(read, file, 1);
  const form = detectLayout(first);
  if (!form) refuseUnknown();
  const { columns, trivial = [], escapedBy } = CSV_LAYOUTS[form];
  // Allows for blank rows; one more row shows that there are too many.
  const rows = await readRows(read, file, 2 * MAX_PASSWORD_LINES + 1, escapedBy);
  const headers = (rows[0] ?? []).map(headerKey);
  const filled = [...rows.entries()].slice(1).filter(([, row]) => !isBlank(row));
  if (filled.length > MAX_PASSWORD_LINES || rows.length > 2 * MAX_PASSWORD_LINES) {
    throw new AppError(
      'invalid_file',
      t('A file can have at most {max} lines. Split it and import each part.', {
        max: MAX_PASSWORD_LINES.toLocaleString(currentLocale()),
      }),
    );
  }
  if (filled.length === 0) {
    throw new AppError('invalid_file', t('This file is empty below its headers.'));
  }
  const known = new Set<string>([...Object.values(columns), ...trivial]);
  const extra = [...headers.entries()].filter(([, header]) => !known.has(header));
  const lines = filled.map(([at, row]) => {
    const cell = (column: Column) => {
      const name = columns[column];
      const text = name === undefined ? '' : (row[headers.indexOf(name)] ?? '');
      return form === 'own' ? unescapeFormula(text) : text;
    };
    return {
      line: at + 1,
      cells: {
        platform: cell('platform'),
        link: cell('link'),
        user: cell('user'),
        password: cell('password'),
        code_secret: cell('code_secret'),
        type: cell('type'),
      },
      lost: extra
        .filter(([index]) => !['', '0'].includes((row[index] ?? '').trim()))
        .slice(0, MOST_LOST)
        .map(
          ([, header]) =>
            header.slice(0, MOST_SHOWN).toWellFormed() || t('a column without a header'),
        ),
      tooLong: !isBlank(row.slice(headers.length)),
    };
  });
  return { form, lines };
}
