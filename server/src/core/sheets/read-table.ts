import { currentLocale, type Message, t } from '@intranet/contract/core/i18n/t.ts';
import { AppError } from '#core/errors.ts';
import { inEveryLanguage } from '../translators.ts';
import { shorten } from './cells.ts';
import type { CellCount, LeftOutColumn, TableRow } from './find-table.ts';
import { refuseOtherKinds } from './other-kinds.ts';
import { readTableInWorker, TooManyColumns, unreadable } from './read-in-worker.ts';
import type { TableReply } from './sheet-worker.ts';
import { columnLetters } from './xlsx/addresses.ts';

export interface ColumnSpec {
  /** Read in every language. */
  header: Message;
  importNames: readonly string[];
  /** A heading of our own exports that names this column if the header is missing. */
  fallback?: Message;
  required?: boolean;
}

/** A line of the file with its cells by column. The cells of missing columns are undefined. */
export interface ImportRow<Key extends string> {
  line: number;
  cells: Partial<Record<Key, string>>;
  /** Why the cells can't be trusted. */
  problems: string[];
}

export interface ImportTable<Key extends string> {
  rows: ImportRow<Key>[];
  has: (key: Key) => boolean;
  /** Columns that are not imported, in words. */
  leftOut: string[];
  /** Sentences about the whole file. */
  notices: string[];
}

const MAX_COLUMNS = 50;
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

async function readFound(
  file: Buffer,
  maxRows: number,
  specs: readonly ColumnSpec[],
  ignored: readonly Message[],
) {
  refuseOtherKinds(file);
  const isXlsx = file.subarray(0, ZIP.length).equals(ZIP);
  const columns = specs.map(({ header, importNames, fallback, required = false }) => {
    const names = [...inEveryLanguage(header), ...importNames];
    return { names: fallback ? [...names, ...inEveryLanguage(fallback)] : names, required };
  });
  try {
    return await readTableInWorker({
      kind: isXlsx ? 'xlsx table' : 'csv table',
      file,
      maxRows,
      maxColumns: MAX_COLUMNS,
      wanted: { columns, ignored: ignored.flatMap(inEveryLanguage) },
    });
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

const quoted = (names: readonly string[]) => names.map((name) => `“${shorten(name)}”`).join(', ');

function missingColumn([sheet, ...others]: readonly string[], { header }: ColumnSpec): string {
  if (!sheet || others.length === 0) {
    return t('The file has no “{header}” column. Add the column names in the first row.', {
      header: t(header),
    });
  }
  return t(
    'The sheet “{sheet}” has no “{header}” column, and no other sheet has the needed columns: {others}. Add the column names in the first row of the sheet to import.',
    { sheet: shorten(sheet), header: t(header), others: quoted(others) },
  );
}

function describeLeftOut({ heading, index, why }: LeftOutColumn): string {
  const column = columnLetters(index);
  if (why === 'unnamed') return t('column {column} without a heading', { column });
  if (why === 'unknown') return shorten(heading);
  return t('{heading} in column {column}, which appears twice', {
    heading: shorten(heading),
    column,
  });
}

/** The problem of a line with more or fewer cells than the header. */
export function cellCountProblem(count: CellCount): string | null {
  if (count === 'more') {
    return t(
      'This line has more cells than the header. Put quotes around text that contains the separator',
    );
  }
  if (count === 'fewer') return t('This line has fewer cells than the header');
  return null;
}

function extraCellProblem({ line, extra }: TableRow): string | null {
  if (extra < 0) return null;
  return t('{cell} has a value, but its column has no heading. Add a heading or empty the cell', {
    cell: `${columnLetters(extra)}${line}`,
  });
}

function formulaProblems({ cells }: TableRow, labels: readonly string[]): string[] {
  return labels
    .filter((_, at) => cells[at] === null)
    .map((label) =>
      t(
        '{label}: the formula has no result. Open the file in a spreadsheet app, save it and choose it again',
        { label },
      ),
    );
}

function mergeProblems({ mergedWith }: TableRow, labels: readonly string[]): string[] {
  return [...new Set(mergedWith)]
    .filter((first) => first !== undefined)
    .map((first) =>
      t('{labels}: merged with {first} in the file. Unmerge the cells and fill in each one', {
        labels: labels.filter((_, at) => mergedWith[at] === first).join(', '),
        first,
      }),
    );
}

function rowProblems(row: TableRow, labels: readonly string[], isWorkbook: boolean): string[] {
  const problem = isWorkbook ? extraCellProblem(row) : cellCountProblem(row.count);
  return problem ? [problem] : [...formulaProblems(row, labels), ...mergeProblems(row, labels)];
}

function noticeSheets({ sheets: [sheet, ...others], hiddenSheets }: TableReply): string[] {
  const notices: string[] = [];
  if (sheet && others.length > 0) {
    notices.push(
      t('Lines are read from the sheet “{sheet}”, not from {others}.', {
        sheet: shorten(sheet),
        others: quoted(others),
      }),
    );
  }
  if (hiddenSheets.length > 0) {
    notices.push(
      t(
        '{count, plural, one {The hidden sheet {sheets} was not read.} other {The hidden sheets {sheets} were not read.}}',
        { count: hiddenSheets.length, sheets: quoted(hiddenSheets) },
      ),
    );
  }
  return notices;
}

const MAX_LINES_NAMED = 10;

function noticeHiddenLines({ rows }: TableReply): string[] {
  const lines = rows.filter(({ hidden }) => hidden).map(({ line }) => String(line));
  if (lines.length === 0) return [];
  const named = lines.slice(0, MAX_LINES_NAMED);
  const more = lines.length > named.length ? ', …' : '';
  return [
    t(
      '{count, plural, one {Line {lines} is hidden in your file and is imported too.} other {# lines are hidden in your file and are imported too: {lines}.}}',
      { count: lines.length, lines: `${named.join(', ')}${more}` },
    ),
  ];
}

/** @throws AppError invalid_file */
function checkTable(found: TableReply, specs: readonly ColumnSpec[], maxLines: number): void {
  const { rows, missing, sheets, tooManyRows } = found;
  if (rows.length > maxLines || tooManyRows) {
    throw new AppError(
      'invalid_file',
      t('A file can have at most {maxLines} lines. Split it and import each part.', {
        maxLines: maxLines.toLocaleString(currentLocale()),
      }),
    );
  }
  const column = missing === null ? undefined : specs[missing];
  if (column && (rows.length > 0 || sheets.length > 1)) {
    throw new AppError('invalid_file', missingColumn(sheets, column));
  }
  if (rows.length === 0) {
    throw new AppError('invalid_file', t('This file is empty below its headers.'));
  }
}

/**
 * Reads a table from CSV or XLSX, without blank lines. A worker does it, so that other requests go on.
 * @param ignored headings of our own exports that the import leaves out without a word
 * @throws AppError invalid_file, server_busy
 */
export async function readTable<Key extends string>(
  file: Buffer,
  maxLines: number,
  specs: Record<Key, ColumnSpec>,
  ignored: readonly Message[] = [],
): Promise<ImportTable<Key>> {
  const keys = Object.keys(specs) as Key[];
  const columns = Object.values<ColumnSpec>(specs);
  // Allows for blank rows and titles.
  const found = await readFound(file, 2 * maxLines + 1, columns, ignored);
  checkTable(found, columns, maxLines);
  const labels = columns.map(({ header }) => t(header));
  const rows = found.rows.map((row) => {
    const given = keys.flatMap((key, at) => (found.has[at] ? [[key, row.cells[at] ?? '']] : []));
    return {
      line: row.line,
      cells: Object.fromEntries(given) as ImportRow<Key>['cells'],
      problems: rowProblems(row, labels, found.sheets.length > 0),
    };
  });
  return {
    rows,
    has: (key) => found.has[keys.indexOf(key)] === true,
    leftOut: found.leftOut.map(describeLeftOut),
    notices: [...noticeSheets(found), ...noticeHiddenLines(found)],
  };
}
