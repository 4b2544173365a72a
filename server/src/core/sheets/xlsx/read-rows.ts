import type { SheetRow } from '../find-table.ts';
import type { ColumnLimit } from '../read-csv.ts';
import { readAddress } from './addresses.ts';
import { noteMerges } from './merged-cells.ts';
import type { Workbook } from './open-workbook.ts';
import { isTrue, parseXml, unescapeText } from './parse-xml.ts';

const DAY_MS = 86_400_000;
/** Day 0, so that day 61 is 1 March 1900, as in spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_INSTANT = Date.UTC(9999, 11, 31);

interface RawCell {
  kind: string;
  style: number;
  value: string | undefined;
  hasFormula: boolean;
}

/** Numbers have 15 digits in a spreadsheet: 22.880000000000003 is shown as 22.88. */
const shownNumber = (value: number) => Number(value.toPrecision(15));

/** The cell's text, with dates as `YYYY-MM-DD` in every time zone (D15); null for a formula without result. */
function textOf({ kind, style, value, hasFormula }: RawCell, workbook: Workbook): string | null {
  if (value === undefined || (value === '' && kind !== 'str')) return hasFormula ? null : '';
  if (kind === 's') {
    const text = workbook.texts[Number(value)];
    if (text === undefined) throw new Error(`There is no text ${value}`);
    return text;
  }
  if (kind === 'inlineStr' || kind === 'str') return unescapeText(value);
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const number = kind === 'n' ? Number(value) : Number.NaN;
  // Errors such as #N/A, and dates that are stored as text.
  if (Number.isNaN(number)) return value;
  if (!workbook.dateStyles[style]) return String(shownNumber(number));
  const instant = (workbook.from1904 ? EPOCH_1904 : EPOCH) + Math.floor(number) * DAY_MS;
  const isDate = number >= 0 && instant <= LAST_INSTANT;
  return isDate ? new Date(instant).toISOString().slice(0, 10) : value;
}

/** Reads a sheet's rows that have text, up to `maxRows`. @throws limit.exceeded, Error if malformed */
export function readRows(
  xml: string,
  workbook: Workbook,
  maxRows: number,
  limit: ColumnLimit,
): SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 0;
  let cells: (string | null)[] = [];
  let column = -1;
  let cell: RawCell | null = null;
  let reading = '';
  let phonetic = false;
  let hidden = false;
  const merges: string[] = [];

  function place(address: string | undefined): number {
    if (address === undefined) return column + 1;
    const place = readAddress(address);
    if (!place) throw limit.exceeded;
    return place.column;
  }

  function finishCell(text: string | null): void {
    if (text !== null && text.trim() === '') return;
    limit.check(text ?? 'a formula', column);
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        const row = attributes();
        line = row.r === undefined ? line + 1 : Number(row.r);
        hidden = isTrue(row.hidden);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        column = place(r);
        cell = { kind: t, style: Number(s), value: undefined, hasFormula: false };
      } else if (name === 'mergeCell') merges.push(attributes().ref ?? '');
      else if (cell && name === 'f') cell.hasFormula = true;
      // An empty element means an empty text.
      else if (cell && (name === 'v' || name === 't')) cell.value ??= '';
      else if (name === 'rPh') phonetic = true;
      reading = phonetic ? '' : name;
    },
    text: (piece) => {
      if (cell && (reading === 'v' || reading === 't')) cell.value = (cell.value ?? '') + piece;
    },
    close: (name, stop) => {
      if (name === 'c' && cell) {
        finishCell(textOf(cell, workbook));
        cell = null;
      } else if (name === 'row') {
        if (cells.length > 0) rows.push({ line, cells, hidden });
        if (rows.length >= maxRows) stop();
      } else if (name === 'rPh') phonetic = false;
      reading = '';
    },
  });
  noteMerges(rows, merges);
  return rows;
}
