import { beforeEach, describe, expect, test } from 'vitest';
import { failure } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { importer, messySheet } from '../../../testing/imports.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Admin', { role: 'admin' });
  await makePerson(t, 'Chloé Lefèvre');
});

const { send, preview } = importer(t, () => admin, '/api/import_leaves', { charge: 'no' });
const first = async (file: string | Buffer, options?: Record<string, string>) =>
  (await preview(file, options)).lines[0];
const storedLeaves = () =>
  t.deps.db.selectFrom('leaves').select(['starts_on', 'ends_on', 'state']).execute();

const DAY_OFF = {
  action: 'create',
  details: ['Day Off, 01/03/2019 to 01/03/2019, 1 day', 'Approved'],
};
const TWO_DAYS = {
  action: 'create',
  details: ['Day Off, 01/03/2019 to 02/03/2019, 2 days', 'Approved'],
};

describe('F1: whether a leave was approved', () => {
  test('F1: an unknown column is named, and the line isn’t offered as approved', async () => {
    const file = messySheet('unknown-approval-column.csv');
    const { not_imported, lines, notices } = await preview(file);
    expect(not_imported).toEqual(['Aprovado']);
    expect(lines[0]).toMatchObject({
      action: 'ask',
      details: ['The file doesn’t say whether it was approved'],
    });
    expect(notices[0]).toBe(
      'The file has no “Approval” column, so every leave counts as approved. If the column “Aprovado” says whether it was approved, rename it to “Approval”.',
    );
    expect(failure(await send(file))).toMatchObject({ status: 409, code: 'import_refused' });
    expect(await storedLeaves()).toEqual([]);
    expect(await first(file, { ignore_columns: 'yes' })).toMatchObject(DAY_OFF);
    expect((await send(file, { ignore_columns: 'yes' })).statusCode).toBe(200);
    expect(await storedLeaves()).toHaveLength(1);
  });

  test.each(['Approved by manager?', 'Autorizado por', 'Estado do pedido'])(
    'the notice names the column that may say it: %s',
    async (heading) => {
      const file = `Name,Leave Type,Start Date,End Date,Notes,${heading}\nAdmin,Day Off,2019-03-01,2019-03-01,,No`;
      const { notices } = await preview(file);
      expect(notices).toHaveLength(1);
      expect(notices[0]).toContain(`If the column “${heading}” says whether it was approved`);
    },
  );

  test('F1: a missing column is said, and scripts go on as before', async () => {
    const file = 'Name,Leave Type,Start Date,End Date\nAdmin,Day Off,2019-03-01,2019-03-01';
    expect((await preview(file)).notices).toEqual([
      'The file has no “Approval” column, so every leave counts as approved.',
    ]);
    expect((await send(file)).statusCode).toBe(200);
  });

  test.each(['Situação', 'Estado', 'Status'])(
    'F1: “%s” says whether it was approved',
    async (heading) => {
      const file = `Nome;Tipo;Início;Fim;${heading}\nAdmin;Folga;01/03/2019;01/03/2019;Rejeitado`;
      const { lines, not_imported } = await preview(file);
      expect(not_imported).toEqual([]);
      expect(lines[0]?.details).toContain('Rejected');
    },
  );
});

test('F2: an error cell isn’t an approval', async () => {
  expect(await first(messySheet('approval-error-cell.xlsx'))).toMatchObject({
    action: 'wrong',
    details: ['Approval: “#N/A” isn’t valid. Use Approved or Rejected'],
  });
});

test.each(['date1904-true-libreoffice.xlsx', 'date1904-1-ok.xlsx'])(
  'F3: reads a workbook that counts days from 1904: %s',
  async (name) => {
    expect(await first(messySheet(name))).toMatchObject(TWO_DAYS);
  },
);

test.each([
  ['cover-sheet.xlsx', 'Lines are read from the sheet “Dados”, not from “Capa”.'],
  ['hidden-first-sheet.xlsx', 'The hidden sheet “Listas” was not read.'],
])('F13: the first visible sheet with the needed headings is read: %s', async (name, notice) => {
  const { lines, notices } = await preview(messySheet(name));
  expect(lines[0]).toMatchObject(TWO_DAYS);
  expect(notices[0]).toBe(notice);
});

test('F14, spec-b 9: skips a line sep=', async () => {
  expect(await first(messySheet('sep-line.csv'))).toMatchObject(DAY_OFF);
});

test.each([
  [
    'Português',
    'Nome;Área;Cargo;Data de início;Data de término;Tipo de ausência;Situação;Aprovação',
    'Férias',
    'Aprovada',
  ],
  [
    'Español',
    'Nombre;Área;Cargo;Fecha de inicio;Fecha de fin;Tipo de ausencia;Estado;Aprobación',
    'Vacaciones',
    'Aprobada',
  ],
])('F8: an export in %s comes back as it was', async (_, header, type, approval) => {
  const file = `${header}\nAdmin;Finanças;Head;01/03/2019;02/03/2019;${type};Gozada;${approval}`;
  await send(file);
  expect(await preview(file)).toMatchObject({ not_imported: [], lines: [{ action: 'none' }] });
});

describe('F15: names', () => {
  test.each<[string, string | Buffer]>([
    ['a non-breaking space', messySheet('nbsp-name.csv')],
    ['two spaces', 'Chloé  Lefèvre'],
    ['a zero-width space', 'Chloé\u200b Lefèvre'],
    ['another letter case', 'CHLOÉ LEFÈVRE'],
  ])('F15: %s matches by itself', async (_, name) => {
    const file =
      typeof name === 'string'
        ? `Name,Leave Type,Start Date,End Date\n${name},Day Off,01/03/2019,01/03/2019`
        : name;
    expect(await first(file)).toMatchObject(DAY_OFF);
  });

  const stripped =
    'Name,Leave Type,Start Date,End Date\nChloe Lefevre,Day Off,01/03/2019,01/03/2019';

  test('spec-b 1: a name without accents waits for an answer', async () => {
    expect(await first(stripped)).toMatchObject({
      action: 'ask',
      details: ['Looks like Chloé Lefèvre. Same person?'],
      looks_like: 'Chloé Lefèvre',
    });
    expect((await send(stripped)).statusCode).toBe(409);
    expect(await first(stripped, { same_person: '2' })).toMatchObject({
      action: 'create',
      details: ['The same person as Chloé Lefèvre', ...DAY_OFF.details],
    });
    expect((await send(stripped, { same_person: '2' })).statusCode).toBe(200);
    expect(await storedLeaves()).toHaveLength(1);
  });

  test('spec-b 1: somebody else has no employee record', async () => {
    expect(await first(stripped, { another_person: '2' })).toMatchObject({
      action: 'wrong',
      details: ['Name: there is no employee named Chloe Lefevre'],
    });
  });
});

describe('spec-b 9: sheets as people have them', () => {
  const line = (type: string, day: string, approval: string) =>
    `Name;Leave Type;Start Date;End Date;Approval\nAdmin;${type};${day};${day};${approval}`;

  test.each(['01/03/2019 00:00', '2019-03-01T00:00:00', '2019-03-01 00:00:00.000', '1/3/2019'])(
    'spec-b 9: “%s” is a date',
    async (day) => {
      expect(await first(line('Day Off', day, ''))).toMatchObject(DAY_OFF);
    },
  );

  test.each(['01/03/2019 14:30', '2019-03-01T23:00:00-03:00'])(
    'spec-b 9: “%s” is refused, because its time may mean another day',
    async (day) => {
      expect(await first(line('Day Off', day, ''))).toMatchObject({ action: 'wrong' });
    },
  );

  test.each([
    ['Atestado médico', 'Sim', 'Medical Leave', 'Approved'],
    ['Certificado médico', 'Sí', 'Medical Leave', 'Approved'],
    ['LICENCA  MEDICA', 'Não', 'Medical Leave', 'Rejected'],
    ['Férias', 'aprobado', 'Vacation', 'Approved'],
  ])('spec-b 9: “%s” and “%s” are understood', async (type, approval, label, state) => {
    expect((await first(line(type, '2019-03-01', approval)))?.details).toEqual([
      `${label}, 01/03/2019 to 01/03/2019, 1 day`,
      state,
    ]);
  });
});
