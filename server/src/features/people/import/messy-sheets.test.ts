import { beforeEach, describe, expect, test } from 'vitest';
import { failure } from '../../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../../testing/factories.ts';
import { importer, messySheet } from '../../../testing/imports.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { makeWorkbook, makeXlsx, makeZip, workbookOf } from '../../../testing/xlsx.ts';

const t = useTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Admin', { role: 'admin', area: 'Office' });
});

const { send, preview } = importer(t, () => admin, '/api/import_employees');

const names = async () => {
  const rows = await t.deps.db.selectFrom('employees').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
};
const first = async (file: string | Buffer, options?: Record<string, string>) =>
  (await preview(file, options)).lines[0];

describe('F1: columns that are not imported', () => {
  test('F1: unknown columns are named, and the import waits for a confirmation', async () => {
    const file = messySheet('unknown-columns.csv');
    const { not_imported, lines } = await preview(file);
    // “Ativo?” is the known column Ativo, because punctuation doesn't count.
    expect(not_imported).toEqual(['Saldo (dias)', 'Data Nasc.']);
    expect(lines[0]).toMatchObject({
      action: 'create',
      details: [
        'Junior Assist in Legal, a new area',
        'Opening balance: 0',
        'Has left',
        'Start Date: 01/03/2024',
      ],
    });
    expect(failure(await send(file))).toEqual({
      status: 409,
      code: 'import_refused',
      error:
        'Nothing was imported. Confirm that you want to import without these columns: Saldo (dias), Data Nasc.',
    });
    expect(await names()).toEqual(['Admin']);
    expect((await send(file, { ignore_columns: 'yes' })).statusCode).toBe(200);
    expect(await names()).toEqual(['Admin', 'Bento Brandt']);
  });

  test('F1: a repeated heading is named, also in another language', async () => {
    const file = 'Name,Balance,Saldo,Balance\nAdmin,1,2,3';
    expect((await preview(file)).not_imported).toEqual([
      'Saldo in column C, which appears twice',
      'Balance in column D, which appears twice',
    ]);
    expect((await send(file)).statusCode).toBe(409);
  });

  test('F1: a column without a heading is named if it has values', async () => {
    expect((await preview('Name,,Balance,\nAdmin,x,1,')).not_imported).toEqual([
      'column B without a heading',
    ]);
  });
});

describe('positions', () => {
  test.each([
    ['Assistente pleno', 'Mid-level Assist in Office'],
    ['ASISTENTE SENIOR', 'Senior Assist in Office'],
    ['Intern Assist', 'Intern Assist in Office'],
    ['Júnior', 'Junior Assist in Office'],
    ['senior', 'Senior Assist in Office'],
    ['Sênior', 'Senior Assist in Office'],
    ['Mid-level', 'Mid-level Assist in Office'],
    ['Pleno', 'Mid-level Assist in Office'],
    ['Intern', 'Intern Assist in Office'],
    ['Estagiário', 'Intern Assist in Office'],
  ])('a position is read in the language of the screen that named it: %s', async (cell, text) => {
    const line = await first(`Name,Area,Position,Start Date\nBento,Office,${cell},01/03/2024`);
    expect(line?.details[0]).toBe(text);
  });
});

describe('F2: cells that hold no value', () => {
  test('F2: an error cell is refused as the same text is in a CSV', async () => {
    const wrong = {
      action: 'wrong',
      details: ['Balance: “#N/A” isn’t a number. Use a format like 12.5'],
    };
    expect(await first(messySheet('balance-error-cell.xlsx'))).toMatchObject(wrong);
    expect(await first('Name,Balance\nAdmin,#N/A')).toMatchObject(wrong);
  });

  test.each(['Name', 'Area'])('F2: an error is no text either: %s', async (column) => {
    const cells = { Name: 'Admin', Area: 'Office', [column]: '#REF!' };
    const file = `${Object.keys(cells).join()}\n${Object.values(cells).join()}`;
    expect(await first(file)).toMatchObject({
      action: 'wrong',
      details: expect.arrayContaining([
        `${column}: the cell has the error #REF!. Correct it in the file`,
      ]),
    });
  });

  test('F2: a formula without a stored result has a sentence of its own', async () => {
    const file = makeXlsx([
      ['Name', 'Balance'],
      ['Admin', { formula: 'B1*2' }],
    ]);
    expect(await first(file)).toMatchObject({
      action: 'wrong',
      details: [
        'Balance: the formula has no result. Open the file in a spreadsheet app, save it and choose it again',
      ],
    });
  });
});

describe('F5: lines that do not fit the header', () => {
  test('F5: a decimal comma without quotes makes one cell too many', async () => {
    expect(await first(messySheet('decimal-comma-unquoted.csv'))).toMatchObject({
      action: 'wrong',
      details: [
        'This line has more cells than the header. Put quotes around text that contains the separator',
      ],
    });
  });

  test('F5: a line with too few cells is wrong', async () => {
    expect(await first('Name,Area,Balance\nAdmin,Office')).toMatchObject({
      action: 'wrong',
      details: ['This line has fewer cells than the header'],
    });
  });
});

describe('F8, F13, F14: where the table is', () => {
  test('F8: a header in one cell is read, although the lines use another separator', async () => {
    expect(await first(messySheet('template-in-ptbr-excel.csv'))).toMatchObject({
      name: 'Olga Brandt',
      action: 'create',
      details: [
        'Junior Assist in Legal, a new area',
        'Opening balance: 10.5',
        'Active',
        'Start Date: 01/03/2024',
        'Birth Date: 02/01/1990',
      ],
    });
    const quoted = '"Nome,""Área"",""Saldo"""\nAdmin;Office;10,5';
    expect(await first(quoted)).toMatchObject({ action: 'change', details: ['Balance: 0 → 10.5'] });
  });

  test('F13: allows titles above the header', async () => {
    const title = 'Relatório de pessoal;;\nEmitido em 01/03/2026;;\n';
    expect(await first(`${title}Nome;Área;Saldo\nAdmin;Office;3`)).toMatchObject({
      line: 4,
      action: 'change',
    });
  });

  test('F14: a line sep= is skipped and its separator used', async () => {
    expect(await first('sep=;\r\nNome;Saldo\r\nAdmin;1,5')).toMatchObject({
      line: 2,
      details: ['Balance: 0 → 1.5'],
    });
  });

  test('F13: without the needed headings, the sentence names the sheets', async () => {
    const file = makeWorkbook([
      { name: 'Capa', rows: [['Leia-me'], ['x']] },
      { name: 'Lista', rows: [['Pessoa'], ['Ana']] },
    ]);
    expect(failure(await send(file))).toMatchObject({
      code: 'invalid_file',
      error:
        'The sheet “Capa” has no “Name” column, and no other sheet has the needed columns: “Lista”. Add the column names in the first row of the sheet to import.',
    });
  });
});

describe('F9: what will be stored', () => {
  test('F9: dates are shown, and that every one would also fit month/day', async () => {
    const { lines, notices } = await preview(messySheet('us-dates.csv'));
    expect(lines[0]?.details).toEqual([
      'Junior Assist in Legal, a new area',
      'Opening balance: 10',
      'Active',
      'Start Date: 03/04/2024',
      'Birth Date: 05/06/1990',
    ]);
    expect(notices).toEqual([
      'Every date in Start Date, Birth Date would also fit month/day. Dates are read as day/month: 03/04/2024 is 3 Apr 2024.',
    ]);
  });

  test.each([
    ['ISO dates', '2024-04-03', '1990-06-05'],
    ['a day above 12', '13/04/2024', '25/06/1990'],
    ['equal day and month', '04/04/2024', '06/06/1990'],
  ])('F9: no such notice for %s', async (_, start, birth) => {
    const file = `Name,Start Date,Birth Date\nAdmin,${start},${birth}`;
    expect((await preview(file)).notices).toEqual([]);
  });
});

describe('spec-b 1: near names', () => {
  const near = () => messySheet('accent-stripped.csv');
  beforeEach(() => makePerson(t, 'Chloé Lefèvre', { area: 'Legal', balance: 8, startDate: null }));

  test('spec-b 1: the line waits until “Same person?” is answered', async () => {
    expect(await first(near())).toEqual({
      line: 2,
      name: 'Chloe Lefevre',
      action: 'ask',
      details: ['Looks like Chloé Lefèvre. Same person?'],
      looks_like: 'Chloé Lefèvre',
    });
    expect(failure(await send(near()))).toEqual({
      status: 409,
      code: 'import_refused',
      error: '1 line needs an answer: nothing was imported.',
    });
    expect(await names()).toHaveLength(2);
  });

  test('spec-b 1: yes changes the person, whose stored name stays', async () => {
    expect(await first(near(), { same_person: '2' })).toMatchObject({
      action: 'change',
      details: ['The same person as Chloé Lefèvre', 'Start Date: 01/03/2024', 'Balance: 8 → 10'],
    });
    expect((await send(near(), { same_person: '2' })).statusCode).toBe(200);
    expect(await names()).toEqual(['Admin', 'Chloé Lefèvre']);
  });

  test('F15: other white space is the same name, unasked', async () => {
    const file = 'Name,Balance\n\u00a0Chloé\u00a0\u00a0Lefèvre ,8';
    expect(await first(file)).toMatchObject({ name: 'Chloé Lefèvre', action: 'none' });
    const twice = 'Name,Area,Position,Active\nAna\u00a0Reis,Legal,Head,C\nAna  Reis,Legal,Head,C';
    expect((await preview(twice)).lines[1]).toMatchObject({
      action: 'wrong',
      details: ['Name: already in line 2'],
    });
  });

  test('spec-b 1: no creates a second person', async () => {
    expect((await send(near(), { another_person: '2' })).statusCode).toBe(200);
    expect(await names()).toEqual(['Admin', 'Chloé Lefèvre', 'Chloe Lefevre']);
  });

  test.each([
    ['a zero-width space', 'Chloé\u200b Lefèvre'],
    ['other letters and spaces', 'CHLOE  LEFEVRE'],
  ])('F15: %s needs an answer, too', async (_, name) => {
    const file = `Name,Balance\n${name},9`;
    expect(await first(file)).toMatchObject({ action: 'ask', looks_like: 'Chloé Lefèvre' });
    expect(await first(file, { same_person: '2' })).toMatchObject({ action: 'change' });
  });

  test('spec-b 1: two near names in one file', async () => {
    const file =
      'Name,Area,Position,Active\nJoão Lima,Legal,Head,C\nJoao Lima,Legal,Head,C\nJOÃO LIMA,Legal,Head,C';
    expect((await preview(file)).lines).toMatchObject([
      { action: 'create' },
      { action: 'ask', looks_like: 'João Lima' },
      { action: 'wrong', details: ['Name: already in line 2'] },
    ]);
    expect((await preview(file, { same_person: '3' })).lines[1]).toMatchObject({
      action: 'wrong',
      details: ['Name: already in line 2'],
    });
    expect((await preview(file, { another_person: '3' })).lines[1]).toMatchObject({
      action: 'create',
    });
  });

  test('spec-b 1: an account without an employee is a person, too', async () => {
    await makeAccount(t, 'José Prado');
    const file = 'Name,Area,Position,Active\nJose Prado,Legal,Head,C';
    expect(await first(file)).toMatchObject({ action: 'ask', looks_like: 'José Prado' });
    expect((await send(file, { same_person: '2' })).statusCode).toBe(200);
    expect(await names()).toContain('José Prado');
  });

  test('spec-b 9: spaces inside a new name are folded', async () => {
    await send('Name,Area,Position,Active\nBento   da\u00a0Silva,Legal,Head,C');
    expect(await names()).toContain('Bento da Silva');
  });
});

test.each([
  [
    'Português',
    'Nome;Área;Cargo;Saldo;Situação;Data de início;Data de nascimento',
    'Comercial',
    'Ativo',
  ],
  [
    'Español',
    'Nombre;Área;Cargo;Saldo;Estado;Fecha de inicio;Fecha de nacimiento',
    'Comercial',
    'Activo',
  ],
])('F8: an export in %s comes back as it was', async (_, header, area, status) => {
  const born = { area: 'Commercial', balance: 25.5, startDate: '2020-01-15' };
  await makePerson(t, 'Ana', { ...born, accruesAfter: '2026-02-20' });
  const file = `\uFEFF${header}\r\nAna;${area};Junior Assist;25,5;${status};15/01/2020;\r\n`;
  expect(await preview(file)).toMatchObject({ not_imported: [], lines: [{ action: 'none' }] });
});

describe('spec-b 9: words and encodings', () => {
  test.each([
    ['Sim', 'Active'],
    ['sí', 'Active'],
    ['Ativo', 'Active'],
    ['Contratista', 'Contractor'],
  ])('spec-b 9: “%s” as a status', async (word, label) => {
    await makePerson(t, 'Ana', { ativo: 'N' });
    expect(await first(`Nome;Ativo;Data de início\nAna;${word};01/03/2024`)).toMatchObject({
      details: expect.arrayContaining([`Status: Has left → ${label}`]),
    });
  });

  test('D66: a translated area counts only if no area has exactly that name', async () => {
    const file = 'Nome;Área\nAna;Comercial';
    await makePerson(t, 'Ana', { area: 'Finance' });
    await send(file);
    const areaOf = async (name: string) => {
      const { area } = await t.deps.db
        .selectFrom('employees as e')
        .innerJoin('areas', 'areas.id', 'e.area_id')
        .select('areas.name as area')
        .where('e.name', '=', name)
        .executeTakeFirstOrThrow();
      return area;
    };
    expect(await areaOf('Ana')).toBe('Commercial');
    await makePerson(t, 'Bia', { area: 'Comercial' });
    await send(file);
    expect(await areaOf('Ana')).toBe('Comercial');
  });

  const TEXT = 'Nome;Saldo\r\nJosé Conceição Muñoz;3\r\n';
  const CP850: Record<string, number> = { é: 0x82, ç: 0x87, ã: 0xc6, ñ: 0xa4 };
  test.each<[string, Buffer]>([
    ['UTF-16 with the first byte high', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['MS-DOS', Buffer.from([...TEXT].map((letter) => CP850[letter] ?? letter.charCodeAt(0)))],
    ['Windows', Buffer.from(TEXT, 'latin1')],
  ])('log row 10: %s', async (_, file) => {
    await makePerson(t, 'José Conceição Muñoz');
    expect(await first(file)).toMatchObject({ action: 'change', name: 'José Conceição Muñoz' });
  });
});

test.each(['1.500', '1,500', '-1.500', '22.875'])(
  'the balance %s is refused, because it could be thousands',
  async (balance) => {
    expect(await first(`Name;Balance\nAdmin;${balance}`)).toMatchObject({
      action: 'wrong',
      details: [
        `Balance: “${balance}” could mean thousands or decimals. Use a format like 1500 or 1.5`,
      ],
    });
  },
);

test('a dash, an apostrophe and a euro sign of Windows are read as such', async () => {
  const file = Buffer.from(
    'Name;Area;Position;Start Date\nRita O\x92Dell \x96 Norte;Office;Head;13/01/2022',
    'latin1',
  );
  expect(await first(file)).toMatchObject({ name: 'Rita O’Dell – Norte', action: 'create' });
});

/** A workbook with changes to its XML files. */
const workbook = (sheet: string, change = (xml: string) => xml) => {
  const files = workbookOf(sheet);
  return makeZip({ ...files, 'xl/workbook.xml': change(files['xl/workbook.xml'] ?? '') });
};
const text = (address: string, value: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
const HEADER = `<row r="1">${text('A1', 'Name')}${text('B1', 'Balance')}${text('C1', 'Area')}</row>`;

describe('hidden parts of a workbook', () => {
  test('a hidden sheet is named, whether first or last', async () => {
    const rows = [
      ['Name', 'Balance'],
      ['Admin', 3],
    ];
    const book = makeWorkbook([{ name: '2026', rows }]);
    expect((await preview(book)).notices).toEqual([]);
    for (const [state, sentence] of [
      ['hidden', 'The hidden sheet “2025” was not read.'],
      ['veryHidden', 'The hidden sheet “2025” was not read.'],
    ]) {
      const file = workbook(
        `<sheetData>${HEADER}<row r="2">${text('A2', 'Admin')}<c r="B2"><v>3</v></c></row></sheetData>`,
        (xml) =>
          xml.replace(
            '<sheets>',
            `<sheets><sheet name="2025" sheetId="9" state="${state}" r:id="rId1"/>`,
          ),
      );
      const { notices, lines } = await preview(file);
      expect(notices).toEqual([sentence]);
      expect(lines).toMatchObject([{ line: 2, action: 'change' }]);
    }
  });

  test('hidden rows are named by their lines', async () => {
    const row = (line: number, hidden: string) =>
      `<row r="${line}"${hidden}>${text(`A${line}`, `Bento ${line}`)}</row>`;
    const file = (rows: string) => workbook(`<sheetData>${HEADER}${rows}</sheetData>`);
    const one = file(row(2, '') + row(3, ' hidden="1"'));
    expect((await preview(one)).notices).toEqual([
      'Line 3 is hidden in your file and is imported too.',
    ]);
    const two = file(row(3, ' hidden="true"') + row(4, '') + row(7, ' hidden="1"'));
    expect((await preview(two)).notices).toEqual([
      '2 lines are hidden in your file and are imported too: 3, 7.',
    ]);
  });
});

describe('sentences about workbooks', () => {
  test('a value beyond the headings is named by its cell', async () => {
    const file = makeXlsx([
      ['Name', 'Balance'],
      ['Admin', 3, null, null, null, null, 'x'],
    ]);
    expect(await first(file)).toMatchObject({
      action: 'wrong',
      details: ['G2 has a value, but its column has no heading. Add a heading or empty the cell'],
    });
  });

  test('a blank cell that is merged with a filled one is named', async () => {
    const file = workbook(
      `<sheetData>${HEADER}<row r="2">${text('A2', 'Admin')}${text('C2', 'Office')}</row><row r="3">${text('A3', 'Bento')}</row></sheetData><mergeCells><mergeCell ref="C2:C3"/><mergeCell ref="B2:B3"/></mergeCells>`,
    );
    expect((await preview(file)).lines).toMatchObject([
      { action: 'none' },
      {
        action: 'wrong',
        details: ['Area: merged with C2 in the file. Unmerge the cells and fill in each one'],
      },
    ]);
  });

  test('a comment chain is read quickly and isn’t a web page', async () => {
    const began = performance.now();
    await send(`${'<!---->'.repeat(140)}x`);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  const OLD = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const PAGE = '<html><table><tr><td>Name</td></tr><tr><td>Bento</td></tr></table></html>';
  test.each<[string, string | Buffer, string]>([
    ['a web page', PAGE, 'This file is a web page, not a workbook'],
    [
      'a web page with a doctype',
      `\uFEFF<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE html>\n${PAGE}`,
      'This file is a web page, not a workbook',
    ],
    ['an old workbook', OLD, 'This is an old Excel file (.xls)'],
    [
      'a workbook with a password',
      Buffer.concat([OLD, Buffer.from('EncryptedPackage', 'utf16le')]),
      'This workbook is password-protected',
    ],
  ])('%s is recognized', async (_, file, sentence) => {
    const { code, error } = failure(await send(file));
    expect(code).toBe('invalid_file');
    expect(error).toContain(sentence);
  });
});
