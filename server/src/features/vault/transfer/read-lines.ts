import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import {
  MAX_PASSWORD_LINES,
  PASSWORD_FORMS,
  PASSWORD_HEADERS,
} from '@intranet/contract/vault/transfer-endpoints.ts';
import { AppError } from '#core/errors.ts';
import { isUnicode } from '#core/sheets/decode-text.ts';
import { readInWorker, TooManyColumns, unreadable } from '#core/sheets/read-in-worker.ts';
import {
  type Column,
  type CsvLayout,
  detectLayout,
  knownHeaders,
  readHeaders,
} from './csv-layouts.ts';
import { prepareEscapes } from './keepass-escapes.ts';
import { unescapeFormula } from './write-csv.ts';

export interface PasswordLine {
  line: number;
  cells: Record<Column, string>;
  /** Names of ignored columns that have a value in this line. */
  lost: string[];
  /** More or fewer cells than headers, so a value is in the wrong column. */
  misfit: 'more' | 'fewer' | null;
  /** Columns whose characters depend on an encoding that the file doesn't name. */
  unsure: Column[];
}

/** No known program writes more columns. */
const MAX_COLUMNS = 100;
const MAX_LOST = 10;
const MAX_SHOWN = 40;

async function readRows(
  read: typeof readInWorker,
  source: { file: Buffer; escapedBy?: '\\' },
  maxRows: number,
): Promise<string[][]> {
  try {
    return await read({ kind: 'csv', ...source, maxRows, maxColumns: MAX_COLUMNS });
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

const isAscii = (text: string) => Buffer.byteLength(text) === text.length;

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

function misfitOf(row: readonly string[], width: number): PasswordLine['misfit'] {
  if (row.length < width) return 'fewer';
  return isBlank(row.slice(width)) ? null : 'more';
}

/** What programs write in a column that the person left as it was. */
const UNSET = ['', '0', 'false'];

/** Names the values of a line that won't be stored. A value that is stored elsewhere isn't lost. */
function namesOfLost(
  layout: CsvLayout,
  headers: readonly string[],
  row: readonly string[],
): string[] {
  const known = knownHeaders(layout);
  const isStored = (index: number) =>
    known.has(headers[index] ?? '') && headers.indexOf(headers[index] ?? '') === index;
  const stored = new Set(row.filter((_, index) => isStored(index)));
  const lost = [...headers.entries()].filter(([index]) => {
    const cell = row[index] ?? '';
    return !isStored(index) && !UNSET.includes(cell.trim().toLowerCase()) && !stored.has(cell);
  });
  return lost.slice(0, MAX_LOST).map(([, header]) => {
    const word = layout.others?.[header];
    if (word) return t(word);
    return header.slice(0, MAX_SHOWN).toWellFormed() || t('a column without a header');
  });
}

/** @param read parses the file @throws AppError invalid_file, server_busy */
export async function readPasswordLines(file: Buffer, read = readInWorker) {
  const [first = []] = await readRows(read, { file }, 1);
  const layout = detectLayout(first);
  if (!layout) refuseUnknown();
  const { form, columns } = layout;
  const source = layout.escapedBy ? prepareEscapes(file) : { file };
  // Allows for blank rows; one more row shows that there are too many.
  const rows = await readRows(read, source, 2 * MAX_PASSWORD_LINES + 1);
  const headers = readHeaders(layout, rows[0] ?? []);
  const saysEncoding = isUnicode(file);
  const width = headers.findLastIndex((header) => header !== '') + 1;
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
  const lines = filled.map(([at, row]): PasswordLine => {
    const cell = (column: Column) => {
      const name = columns[column];
      const text = name === undefined ? '' : (row[headers.indexOf(name)] ?? '');
      return form === 'own' ? unescapeFormula(text) : text;
    };
    const cells = {
      platform: cell('platform'),
      link: cell('link'),
      user: cell('user'),
      password: cell('password'),
      code_secret: cell('code_secret'),
      type: cell('type'),
    };
    const foreign = Object.keys(cells).filter((column) => !isAscii(cells[column as Column]));
    return {
      line: at + 1,
      cells,
      unsure: saysEncoding ? [] : (foreign as Column[]),
      lost: namesOfLost(layout, headers, row),
      misfit: misfitOf(row, width),
    };
  });
  return { form, lines };
}
