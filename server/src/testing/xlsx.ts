import { crc32, deflateRawSync } from 'node:zlib';

/** A date cell, `YYYY-MM-DD`, stored as a number of days. */
export interface DayCell {
  day: string;
}
/** A formula whose result was never stored, as programs write it. */
export interface FormulaCell {
  formula: string;
}
export type XlsxCell = string | number | DayCell | FormulaCell | null;

const DAY_STYLE = 1;
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

function entry(name: string, content: string | Buffer, claimed?: number): Buffer {
  const bytes = Buffer.from(content);
  const packed = deflateRawSync(bytes);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc32(bytes), 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(claimed ?? bytes.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), packed]);
}

/** An entry in the archive's central directory. */
function listed(part: Buffer, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  part.copy(header, 6, 4, 30);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, part.subarray(30, 30 + part.readUInt16LE(26))]);
}

/**
 * Builds a ZIP archive.
 * @param claimed a false uncompressed size for each entry's header
 */
export function makeZip(files: Record<string, string | Buffer>, claimed?: number): Buffer {
  const parts = Object.entries(files).map(([name, content]) => entry(name, content, claimed));
  let offset = 0;
  const list = parts.map((part) => {
    const line = listed(part, offset);
    offset += part.length;
    return line;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    list.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...list, end]);
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A cell's address; the tests' sheets have at most 26 columns. */
const at = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row + 1}`;

function cell(value: XlsxCell, address: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (typeof value === 'string') {
    return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
  }
  if ('formula' in value) return `<c r="${address}"><f>${value.formula}</f><v></v></c>`;
  const days = (Date.parse(value.day) - EPOCH) / DAY_MS;
  return `<c r="${address}" s="${DAY_STYLE}"><v>${days}</v></c>`;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface NamedSheet {
  name: string;
  xml: string;
}

function workbookFiles(sheets: readonly NamedSheet[]): Record<string, string> {
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${related.join('')}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${MAIN}">${xml}</worksheet>`,
      ]),
    ),
  };
}

/** The files of a workbook around its sheet's XML. */
export const workbookOf = (sheet: string) => workbookFiles([{ name: 'Sheet', xml: sheet }]);

type Rows = readonly (readonly XlsxCell[])[];

/** A sheet's XML. Empty rows are left out, as spreadsheets do. */
function sheetOf(rows: Rows): string {
  const lines = rows.map((cells, row) =>
    cells.length === 0
      ? ''
      : `<row r="${row + 1}">${cells.map((value, column) => cell(value, at(column, row))).join('')}</row>`,
  );
  return `<sheetData>${lines.join('')}</sheetData>`;
}

/** An XLSX file with these rows. */
export const makeXlsx = (rows: Rows): Buffer => makeZip(workbookOf(sheetOf(rows)));

/** An XLSX file with several sheets. */
export const makeWorkbook = (sheets: readonly { name: string; rows: Rows }[]): Buffer =>
  makeZip(workbookFiles(sheets.map(({ name, rows }) => ({ name, xml: sheetOf(rows) }))));
