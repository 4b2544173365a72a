import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { momentsIn } from '../../days/moments.ts';
import type { Column } from './column.ts';
import { sample, sampleColumns, samples } from './sample.fixture.ts';
import { toXlsx } from './to-xlsx.ts';

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;

/** Lists the files of a zip archive from its central directory. */
async function unzip(archive: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const packed = bytes.readUInt16LE(at + 10) === 8;
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + CENTRAL_HEADER, at + CENTRAL_HEADER + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const extra = bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(local + LOCAL_HEADER + extra, local + LOCAL_HEADER + extra + size);
    files.set(name, (packed ? inflateRawSync(data) : data).toString('utf8'));
    at += CENTRAL_HEADER + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

const parse = (xml: string | undefined) =>
  new DOMParser().parseFromString(xml ?? '', 'application/xml');

/** Reads each cell's value, resolving shared strings. */
async function read(archive: Blob) {
  const files = await unzip(archive);
  const strings = [...parse(files.get('xl/sharedStrings.xml')).querySelectorAll('si')];
  const sheet = parse(files.get('xl/worksheets/sheet1.xml'));
  const rows = [...sheet.querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].map((cell) => {
      const value = cell.querySelector('v')?.textContent ?? null;
      if (cell.getAttribute('t') === 's') return strings[Number(value)]?.textContent ?? null;
      return value === null ? null : Number(value);
    }),
  );
  return { files, sheet, rows };
}

/** Days since Excel's day 0. */
function serial(year: number, month: number, day: number): number {
  return (Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

describe('toXlsx', () => {
  it('writes numbers as numbers and dates as whole days, whatever the time zone', async () => {
    const rows = [sample('João', '2026-10-02', -2.5), sample('Ávila', null, null)];
    const { rows: cells } = await read(await toXlsx(sampleColumns, rows, 'Leaves'));
    expect(cells[0]).toEqual(['Name', 'Start Date', 'Balance']);
    expect(cells[1]).toEqual(['João', serial(2026, 10, 2), -2.5]);
    expect(cells[2]?.slice(0, 2)).toEqual(['Ávila', 'N/A']);
  });

  it('shows dates as DD/MM/YYYY, and its header bold', async () => {
    const { files, sheet } = await read(await toXlsx(sampleColumns, samples(1), 'Leaves'));
    const styles = parse(files.get('xl/styles.xml'));
    const styleOf = (address: string) => {
      const index = Number(sheet.querySelector(`c[r="${address}"]`)?.getAttribute('s'));
      return styles.querySelectorAll('cellXfs > xf')[index];
    };
    const format = styleOf('B2')?.getAttribute('numFmtId');
    const code = styles.querySelector(`numFmt[numFmtId="${format}"]`)?.getAttribute('formatCode');
    expect(code).toBe('dd/mm/yyyy');
    const font =
      styles.querySelectorAll('fonts > font')[Number(styleOf('A1')?.getAttribute('fontId'))];
    expect(font?.querySelector('b')).not.toBeNull();
  });

  it('writes moments as dates with a time of the company’s zone', async () => {
    const moment = { kind: 'moment', moments: momentsIn('America/Sao_Paulo') } as const;
    const columns: Column<string>[] = [
      { ...moment, id: 'm', header: 'M', value: (at) => at },
      { ...moment, id: 's', header: 'S', value: (at) => at, seconds: true },
    ];
    const { rows } = await read(await toXlsx(columns, ['2026-03-02T23:30:05Z'], 'Log'));
    const [minute, second] = rows[1] as number[];
    expect(minute).toBeCloseTo(serial(2026, 3, 2) + (20 * 60 + 30) / 1440, 8);
    expect(second).toBeCloseTo(serial(2026, 3, 2) + (20 * 3600 + 30 * 60 + 5) / 86_400, 8);
  });

  it('keeps text as text: formulas, markup, quotes, lines, emoji', async () => {
    const texts = ['=1+2', '-3', '<b>&amp;"x"</b>', 'one\ntwo', ' 🏖️ férias ', '007', 'עברית'];
    const column: Column<string> = { id: 't', header: 'T', kind: 'text', value: (text) => text };
    const { rows, sheet } = await read(await toXlsx([column], texts, 'Leaves'));
    expect(rows.slice(1).map(([text]) => text)).toEqual(texts);
    expect(sheet.querySelector('f')).toBeNull();
  });

  it('names the sheet after the table, as far as a sheet allows', async () => {
    const nameOf = async (label: string) => {
      const { files } = await read(await toXlsx(sampleColumns, [], label));
      return parse(files.get('xl/workbook.xml')).querySelector('sheet')?.getAttribute('name');
    };
    expect(await nameOf('Conflicts Found:')).toBe('Conflicts Found');
    expect(await nameOf('a/b[c]?')).toBe('a b c');
    expect(await nameOf(':')).toBe('Sheet');
    expect(await nameOf('x'.repeat(40))).toBe('x'.repeat(31));
  });

  it('gives columns the width of their texts, within reason', async () => {
    const rows = [sample('x'.repeat(30)), sample('y'.repeat(300))];
    const widths = async (n: number) => {
      const { sheet } = await read(await toXlsx(sampleColumns, rows.slice(0, n), 'Leaves'));
      return [...sheet.querySelectorAll('col')].map((col) => Number(col.getAttribute('width')));
    };
    expect(await widths(1)).toEqual([32, 12, 9]);
    expect(await widths(2)).toEqual([60, 12, 9]);
  });

  it('writes 10,000 rows', async () => {
    const files = await unzip(await toXlsx(sampleColumns, samples(10_000), 'Leaves'));
    const rows = files.get('xl/worksheets/sheet1.xml')?.match(/<row /g);
    expect(rows).toHaveLength(10_001);
  }, 20_000);
});
