import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { translatorOf } from '@intranet/translations/catalogues.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { momentsIn } from '../../days/moments.ts';
import type { Column } from './column.ts';
import { sample, sampleColumns } from './sample.fixture.ts';
import { toCsv } from './to-csv.ts';

const textColumn: Column<string>[] = [
  { id: 'text', header: 'Text', kind: 'text', value: (row) => row },
];

/** The bytes of a text column, without its heading. */
function written(text: string): string {
  return toCsv(textColumn, [text]).slice('\ufeff"Text"\r\n'.length);
}

describe('toCsv', () => {
  it('writes a mark of UTF-8, commas, CRLF; days in figures, numbers as numbers', () => {
    const rows = [
      sample('João', '2026-10-02', 12.5),
      sample('Ávila', null, -3),
      sample('', 'soon', null),
    ];
    const csv = toCsv(sampleColumns, rows);
    expect(csv).toBe(
      '\ufeff"Name","Start Date","Balance"\r\n' +
        '"João","02/10/2026",12.5\r\n' +
        '"Ávila","N/A",-3\r\n' +
        ',"soon",\r\n',
    );
    expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('writes moments in figures, and columns that the screen hides', () => {
    const moment = { kind: 'moment', moments: momentsIn('America/Sao_Paulo') } as const;
    const value = (at: string) => at;
    const csv = toCsv<string>(
      [
        { ...moment, id: 'at', header: 'At', value },
        { ...moment, id: 'second', header: 'Second', value, seconds: true, hidden: true },
      ],
      ['2026-03-02T23:30:05Z', ''],
    );
    expect(csv).toBe('\ufeff"At","Second"\r\n"02/03/2026 20:30","02/03/2026 20:30:05"\r\n,\r\n');
  });

  it.each([
    ['=1+2', `"'=1+2"`],
    ['+55 11 5555', `"'+55 11 5555"`],
    ['-3', `"'-3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['a = b - c', '"a = b - c"'],
    ['a;=1;b', '"a;=1;b"'],
    ['one\ntwo\r\nthree', '"one\ntwo\r\nthree"'],
    ['say "hi", then', '"say ""hi"", then"'],
    ['🏖️ férias', '"🏖️ férias"'],
    ['\u202eעברית', '"\u202eעברית"'],
    ['<script>alert(1)</script>', '"<script>alert(1)</script>"'],
    ['007', '"007"'],
  ])('S10: writes %j as %s', (text, cell) => {
    expect(written(text)).toBe(`${cell}\r\n`);
  });

  it('S10: neutralises headings and formatted text too, and ignores what a column draws', () => {
    const csv = toCsv<number>(
      [
        { id: 'a', header: '=A', kind: 'text', value: String, format: (text) => `-${text}` },
        { id: 'b', header: 'B', kind: 'number', value: Number, format: (n) => `${n} days` },
        { id: 'c', header: 'C', kind: 'text', value: () => null, render: () => 'drawn' },
      ],
      [-7],
    );
    expect(csv).toBe(`\ufeff"'=A","B","C"\r\n"'--7",-7,\r\n`);
  });

  it('writes the text of files where the screen shows another', () => {
    const link = {
      id: 'a',
      header: 'A',
      value: () => 'a.example',
      inFile: () => 'https://a.example',
    };
    expect(toCsv([link], [1])).toBe('\ufeff"A"\r\n"https://a.example"\r\n');
  });

  describe.each(['pt-BR', 'es'] as const)('in %s', (language) => {
    afterEach(() => setTranslator(translatorOf('as_specified')));

    it('F8, spec-b 2: writes semicolons and decimal commas, as Excel expects them', () => {
      setTranslator(translatorOf(language));
      const rows = [sample('João; "o outro"', '2026-10-02', 12.5), sample('=1+1', null, -2.5)];
      expect(toCsv(sampleColumns, rows)).toBe(
        '\ufeff"Name";"Start Date";"Balance"\r\n' +
          '"João; ""o outro""";"02/10/2026";12,5\r\n' +
          `"'=1+1";"N/A";-2,5\r\n`,
      );
    });
  });

  it('writes 10,000 rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `row ${index}`);
    expect(toCsv(textColumn, rows).split('\r\n')).toHaveLength(10_002);
  });
});
