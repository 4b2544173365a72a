import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ERROR_STATUS, type ErrorCode } from '@intranet/contract/core/errors.ts';
import { msg } from '@intranet/contract/core/i18n/t.ts';
import { describe, expect, test } from 'vitest';
import { makeXlsx, makeZip, workbookOf } from '../../testing/xlsx.ts';
import { readTable } from './read-table.ts';

const MEGABYTE = 1024 * 1024;
const LINES = 100;

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
type Columns = readonly [string, ...string[]];

/** Reads a table whose columns are named in the file as here; the first one is required. */
const readFile = (file: Buffer | string, columns: Columns) => {
  const specs = columns.map((name, at) => [
    name,
    { header: msg(name), importNames: [], required: at === 0 },
  ]);
  return readTable(typeof file === 'string' ? bytes(file) : file, LINES, Object.fromEntries(specs));
};
const read = async (file: Buffer | string, ...columns: Columns) =>
  (await readFile(file, columns)).rows.map(({ line, cells }) => ({
    line,
    cells: columns.map((name) => cells[name]),
  }));
const cells = async (file: Buffer | string, ...columns: Columns) =>
  (await read(file, ...columns)).map((row) => row.cells);

describe('CSV', () => {
  test.each([
    ['commas', bytes('Nome,Área\nJoão,M&A\n')],
    ['semicolons, as Excel in Brazil', bytes('Nome;Área\r\nJoão;M&A\r\n')],
    ['tabs', bytes('Nome\tÁrea\rJoão\tM&A')],
    ['quoted, with the mark of UTF-8', bytes('\uFEFF"Nome","Área"\r\n"João","M&A"\r\n')],
    ['Windows-1252', bytes('Nome;Área\r\nJoão;M&A\r\n', 'latin1')],
    ['UTF-16, as Excel writes Unicode text', bytes('\uFEFFNome\tÁrea\r\nJoão\tM&A\r\n', 'utf16le')],
    ['lines that end in different ways', bytes('Nome,Área\r\nJoão,M&A\n\r')],
    ['spaces around', bytes(' Nome , Área \n João , M&A \n')],
  ])('%s', async (_, file) => {
    expect(await cells(file, 'Nome', 'Área')).toEqual([['João', 'M&A']]);
  });

  test('a separator in a quoted header does not count', async () => {
    const header = 'Name; first, last; all';
    expect(await cells(`"${header}";Area\nAna;Legal`, header, 'Area')).toEqual([['Ana', 'Legal']]);
  });

  test('quoted newlines, quotes and separators; an inch sign in plain text', async () => {
    const file = 'a,b,c,d\n"one\ntwo","say ""hi""","x,y",5" pipe';
    const [row] = await cells(file, 'a', 'b', 'c', 'd');
    expect(row).toEqual(['one\ntwo', 'say "hi"', 'x,y', '5" pipe']);
  });

  test('lines are counted as the sheet counts its rows, blank ones too', async () => {
    const rows = await read('\na,b\n"1\n1",2\n\n,,\n3,4\n\n', 'a', 'b');
    expect(rows.map(({ line }) => line)).toEqual([3, 6]);
  });

  test('S10: what our exports neutralised comes back as it was, odd characters as they are', async () => {
    const values = [
      '=1+1',
      '+a',
      '-b',
      '@c',
      "'quoted'",
      '<script>alert(1)</script>',
      '\u202Eevil',
      '👩‍🚀',
    ];
    const exported = values.map((value) => `"${/^[=+\-@]/.test(value) ? "'" : ''}${value}"`);
    const headers = values.map((_, n) => `h${n}`) as unknown as Columns;
    const [row] = await cells(`${headers.join()}\r\n${exported.join()}`, ...headers);
    expect(row).toEqual(values);
  });
});

describe('XLSX', () => {
  test('D15: dates as days in every time zone; numbers exactly; text as it is', async () => {
    const file = makeXlsx([
      ['Name', 'Start', 'Balance'],
      [],
      ['=João <b>', { day: '2026-03-01' }, 12.25],
      [null, { day: '1999-12-31' }, -3],
    ]);
    const zone = process.env.TZ;
    for (const name of ['Pacific/Auckland', 'America/Los_Angeles', 'America/Sao_Paulo']) {
      process.env.TZ = name;
      expect(await read(file, 'Name', 'Start', 'Balance')).toEqual([
        { line: 3, cells: ['=João <b>', '2026-03-01', '12.25'] },
        { line: 4, cells: ['', '1999-12-31', '-3'] },
      ]);
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
});

describe('S11: files that are refused with a sentence', () => {
  const huge = Buffer.alloc(70 * MEGABYTE, ' ');
  const twoFarCells =
    '<sheetData><row r="1"><c r="A1"><v>1</v></c></row>' +
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
  const farthestCell = '<sheetData><row r="1"><c r="ZZZZZZZZ1"><v>1</v></c></row></sheetData>';
  test.each([
    ['nothing but headers', 'a,b\n\n', 'is empty below its headers'],
    ['blank', ' \n\n', 'is empty below its headers'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'Couldn’t read this file'],
    ['quotes that never end', 'a,b\n"1,2\n3,4', 'Couldn’t read this file'],
    ['a ZIP that is no workbook', makeZip({ 'a.txt': 'x' }), 'Couldn’t read this file'],
    [
      'a workbook that breaks off',
      makeXlsx([['a'], ['b']]).subarray(0, 300),
      'Couldn’t read this file',
    ],
    ['a ZIP bomb', makeZip({ ...workbookOf(''), 'xl/media.xml': huge }), 'Couldn’t read this file'],
    ['a claim of 4 GB', makeZip(workbookOf('<sheetData/>'), 0xfffffff0), 'Couldn’t read this file'],
    ['a table of two far cells', makeZip(workbookOf(twoFarCells)), 'at most 50 columns'],
    ['a cell named ZZZZZZZZ1', makeZip(workbookOf(farthestCell)), 'at most 50 columns'],
    ['too many lines', `a\n${'1\n'.repeat(LINES + 1)}`, 'at most 100 lines'],
    ['too many blank lines', `a\n${'\n'.repeat(10 * LINES)}1`, 'at most 100 lines'],
    ['too many columns', `a\n${','.repeat(50)}x`, 'at most 50 columns'],
    [
      'too many columns in a workbook',
      makeXlsx([['a'], Array(51).fill('x')]),
      'at most 50 columns',
    ],
    ['millions of blank cells', `a;b\n${';'.repeat(4_800_000)}`, 'at most 50 columns'],
    ['one endless cell', `a;b\n${'x'.repeat(4_800_000)}`, 'Couldn’t read this file'],
  ])('%s', async (_, file, sentence) => {
    await expect(read(file, 'a')).rejects.toMatchObject({
      code: 'invalid_file',
      message: expect.stringContaining(sentence),
    });
  });

  test('blank cells after the last column do not count', async () => {
    expect(await cells(`a,b\n1,2${','.repeat(60)}`, 'a', 'b')).toEqual([['1', '2']]);
  });

  test.each([
    ['millions of blank cells', `a;b\n${';'.repeat(4_800_000)}`],
    ['one endless cell', `a;b\n${'x'.repeat(4_800_000)}`],
    ['quotes that never end', `a;b\n"${'\n'.repeat(4_800_000)}`],
  ])('other requests go on while a hostile file is read: %s', async (_, text) => {
    const file = bytes(text);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const began = performance.now();
    await expect(read(file, 'a')).rejects.toMatchObject({ code: 'invalid_file' });
    const took = performance.now() - began;
    delay.disable();
    // The longest pause of this thread, relative to the reading time, or a fifth of a second.
    expect(delay.max / 1e6).toBeLessThan(Math.max(200, took / 3));
  });

  test('too many files at once: the rest get 503 with Retry-After', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => read('a,b\n1,2\n', 'a')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBe(4);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'server_busy', details: { retryAfterSeconds: 5 } });
      expect(ERROR_STATUS[reason.code as ErrorCode]).toBe(503);
    }
    expect(await cells('a,b\n1,2\n', 'a')).toHaveLength(1);
  });

  test('reads the most lines and columns allowed', async () => {
    const header = `a${',b'.repeat(49)}`;
    expect(await read(`${header}\n${`1${','.repeat(49)}x\n`.repeat(LINES)}`, 'a')).toHaveLength(
      LINES,
    );
  });
});
