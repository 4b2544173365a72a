// Runs in a worker, so it has no sentences.
import { fold } from '@intranet/contract/core/text.ts';

/** A cell's trimmed text; null for a formula without a stored result. */
export type SheetCell = string | null;

/** A line of a sheet, numbered as spreadsheets number rows. */
export interface SheetRow {
  line: number;
  cells: SheetCell[];
  hidden?: boolean;
  /** By column, the first cell of the merged cells that a blank cell belongs to. */
  mergedWith?: Map<number, string>;
}

export interface WantedColumn {
  /** Headings in order of preference. */
  names: readonly string[];
  required: boolean;
}

export interface WantedTable {
  columns: readonly WantedColumn[];
  /** Headings of our own exports that are not imported. */
  ignored: readonly string[];
}

export interface LeftOutColumn {
  heading: string;
  index: number;
  why: 'unknown' | 'repeated' | 'unnamed';
}

/** Whether a line has more cells than the header, or fewer. */
export type CellCount = 'more' | 'fewer' | null;

/** A line below the header, with cells in the order of the wanted columns. */
export interface TableRow {
  line: number;
  cells: SheetCell[];
  count: CellCount;
  /** The column of the first cell beyond the header, or -1. */
  extra: number;
  hidden: boolean;
  mergedWith: (string | undefined)[];
}

export interface FoundTable {
  /** The position of the first required column that is missing, or null. */
  missing: number | null;
  /** For each wanted column, whether the sheet has it. */
  has: boolean[];
  leftOut: LeftOutColumn[];
  rows: TableRow[];
}

/** A heading without accents, case and punctuation, for comparison. */
const headingKey = (text: SheetCell) => fold(text ?? '').replace(/[^\p{L}\p{N}]/gu, '');

const isBlank = (cell: SheetCell | undefined) => cell !== null && (cell ?? '').trim() === '';

function findExtra(cells: readonly SheetCell[], width: number): number {
  return cells.findIndex((cell, index) => index >= width && !isBlank(cell));
}

const countFilled = (cells: readonly SheetCell[]) =>
  cells.findLastIndex((cell) => !isBlank(cell)) + 1;

/** Compares a line with the header. Workbooks store no blank cells, so their lines may be shorter. */
export function compareCellCount(
  cells: readonly SheetCell[],
  headings: readonly SheetCell[],
  storesBlanks = true,
): CellCount {
  if (findExtra(cells, headings.length) >= 0) return 'more';
  return storesBlanks && cells.length < countFilled(headings) ? 'fewer' : null;
}

/** Titles may precede the header. */
const MAX_TITLES = 20;

interface Header {
  at: number;
  keys: string[];
  headings: string[];
  /** The index of each wanted column, or -1. */
  found: number[];
}

const matches = ({ found }: Header) => found.filter((index) => index >= 0).length;

function readHeader(at: number, cells: readonly SheetCell[], wanted: WantedTable): Header {
  const keys = cells.map(headingKey);
  const found = wanted.columns.map(({ names }) => {
    const indexes = names.map((name) => keys.indexOf(headingKey(name)));
    return indexes.find((index) => index >= 0) ?? -1;
  });
  return { at, keys, headings: cells.map((cell) => cell ?? ''), found };
}

const isMissing = ({ found }: Header, { columns }: WantedTable) =>
  columns.findIndex(({ required }, index) => required && (found[index] ?? -1) < 0);

/** @param splitCell splits a header that is in one cell, because the lines use another separator */
function findHeader(
  rows: readonly SheetRow[],
  wanted: WantedTable,
  splitCell: (cell: string) => string[],
): Header {
  const headers = rows.slice(0, MAX_TITLES).flatMap(({ cells }, at) => {
    const [only, ...others] = cells.filter((cell) => !isBlank(cell));
    const split = only && others.length === 0 ? [splitCell(only)] : [];
    return [cells, ...split].map((headings) => readHeader(at, headings, wanted));
  });
  const complete = headers.filter((header) => isMissing(header, wanted) < 0);
  const candidates = complete.length > 0 ? complete : headers;
  const most = Math.max(...candidates.map(matches));
  return candidates.find((header) => matches(header) === most) ?? readHeader(0, [], wanted);
}

function findLeftOut(
  { keys, headings, found }: Header,
  rows: readonly SheetRow[],
  { columns, ignored }: WantedTable,
): LeftOutColumn[] {
  const known = new Set(columns.flatMap(({ names }) => names.map(headingKey)));
  const silent = new Set(ignored.map(headingKey));
  return keys.flatMap((key, index): LeftOutColumn[] => {
    if (found.includes(index) || silent.has(key)) return [];
    const heading = headings[index] ?? '';
    if (heading.trim() !== '') {
      return [{ heading, index, why: known.has(key) ? 'repeated' : 'unknown' }];
    }
    const isUsed = rows.some(({ cells }) => !isBlank(cells[index] ?? ''));
    return isUsed ? [{ heading, index, why: 'unnamed' }] : [];
  });
}

interface Options {
  /** False for workbooks, which do not store blank cells. */
  storesBlanks: boolean;
  splitCell: (cell: string) => string[];
}

/** Finds a table by its headings, at the top of a sheet or below titles. */
export function findTable(
  rows: readonly SheetRow[],
  wanted: WantedTable,
  { storesBlanks, splitCell }: Options,
): FoundTable {
  const header = findHeader(rows, wanted, splitCell);
  const missing = isMissing(header, wanted);
  const below = rows.slice(header.at + 1);
  return {
    missing: missing < 0 ? null : missing,
    has: header.found.map((index) => index >= 0),
    leftOut: findLeftOut(header, below, wanted),
    rows: below.map(({ line, cells, hidden = false, mergedWith }) => ({
      line,
      cells: header.found.map((index) => {
        const cell = cells[index];
        return cell === undefined ? '' : cell;
      }),
      count: compareCellCount(cells, header.headings, storesBlanks),
      extra: findExtra(cells, header.headings.length),
      hidden,
      mergedWith: header.found.map((index) => mergedWith?.get(index)),
    })),
  };
}
