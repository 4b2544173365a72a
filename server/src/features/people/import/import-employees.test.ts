import { beforeEach, describe, expect, test } from 'vitest';
import { appendLedger } from '#features/balance/ledger.ts';
import { failure, requestLeave, upload } from '../../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { makeXlsx } from '../../../testing/xlsx.ts';

const t = useTestApp();
const PATH = '/api/import_employees';

let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Admin', { role: 'admin', area: 'Office' });
});

const send = (file: string | Buffer, mode: 'preview' | 'import' = 'import', plan?: string) =>
  upload(t, admin, PATH, { mode, ...(plan && { plan }) }, ['file', file, 'employees.csv']);

async function preview(file: string | Buffer) {
  const reply = await send(file, 'preview');
  expect(reply.statusCode, reply.body).toBe(200);
  const { imported, lines } = reply.json() as {
    imported: boolean;
    lines: { line: number; name: string; action: string; details: string[] }[];
  };
  expect(imported).toBe(false);
  return lines;
}

async function done(file: string | Buffer) {
  const reply = await send(file);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().imported).toBe(true);
}

async function stored(name: string) {
  const employee = await t.deps.db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('accounts', 'accounts.id', 'e.account_id')
    .selectAll('e')
    .select(['areas.name as area', 'accounts.username'])
    .where('e.name', '=', name)
    .executeTakeFirst();
  if (!employee) return null;
  const entries = await t.deps.db
    .selectFrom('ledger_entries')
    .select(['kind', 'days', 'effective_on', 'actor', 'reason'])
    .where('employee_id', '=', employee.id)
    .orderBy('id')
    .execute();
  return { ...employee, entries };
}

const countEmployees = async () =>
  (await t.deps.db.selectFrom('employees').select('id').execute()).length;

const HEADERS = 'Name,Area,Position,Balance,Active,Start Date,Birth Date';

describe('a new employee', () => {
  test('D12, D18: area, opening balance, linked account and accruals from now on', async () => {
    await makeAccount(t, 'zoë lima');
    await done(`${HEADERS}\nZoë Lima,New Area,Head,12.5,S,15/01/2020,1990-02-28`);
    expect(await stored('Zoë Lima')).toMatchObject({
      area: 'New Area',
      cargo: 'Head',
      ativo: 'S',
      start_date: '2020-01-15',
      birth_date: '1990-02-28',
      accrues_after: '2026-03-02',
      username: 'zoë lima',
      entries: [
        {
          kind: 'opening',
          days: 12.5,
          effective_on: '2026-03-02',
          actor: 'Admin',
          reason: 'Opening balance',
        },
      ],
    });
    expect(await preview(`${HEADERS}\nBia,office,Head,,C,,`)).toEqual([
      {
        line: 2,
        name: 'Bia',
        action: 'create',
        details: ['Head in Office', 'Opening balance: 0', 'Contractor'],
      },
    ]);
  });

  test('two lines share a new area in different letter case', async () => {
    await done(`${HEADERS}\nAna,Nova,Head,0,C,,\nBia,NOVA,Head,0,C,,`);
    expect((await stored('Bia'))?.area).toBe('Nova');
  });
});

describe('an existing employee', () => {
  let ana: Person;
  beforeEach(async () => {
    ana = await makePerson(t, 'Ana', {
      area: 'Finance',
      balance: 10,
      startDate: '2020-01-15',
      accruesAfter: '2026-02-20',
    });
  });

  test('empty cells are ignored', async () => {
    expect(await preview('nome;saldo;CARGO\nana;;')).toEqual([
      { line: 2, name: 'ana', action: 'none', details: [] },
    ]);
    expect(await preview(`${HEADERS}\nAna,,,,,N/A,`)).toMatchObject([{ action: 'none' }]);
  });

  test('D17: a balance becomes an adjustment, and area, position and birth date change', async () => {
    const file = `${HEADERS}\nANA,Legal,Head,"12,75",,15/01/2020,31/12/1999`;
    expect(await preview(file)).toEqual([
      {
        line: 2,
        name: 'ANA',
        action: 'change',
        details: [
          'Birth Date: 31/12/1999',
          'Area: Finance → Legal, a new area',
          'Position: Junior Assist → Head',
          'Balance: 10 → 12.75',
        ],
      },
    ]);
    await done(file);
    const now = await stored('Ana');
    expect(now).toMatchObject({ area: 'Legal', cargo: 'Head', birth_date: '1999-12-31' });
    expect(now?.entries.at(-1)).toMatchObject({
      kind: 'adjustment',
      days: 2.75,
      effective_on: '2026-03-02',
      reason: 'Imported',
    });
    expect(await preview(file)).toMatchObject([{ action: 'none' }]);
  });

  test('D18: an unknown start date is set, without accruals for the time before', async () => {
    await makePerson(t, 'Bia', { startDate: null, accruesAfter: '2024-01-01' });
    await done(`${HEADERS}\nBia,,,,,15/01/2020,`);
    expect(await stored('Bia')).toMatchObject({
      start_date: '2020-01-15',
      accrues_after: '2026-03-02',
    });
    expect(await preview(`${HEADERS}\nAna,,,,,16/01/2020,`)).toMatchObject([
      { action: 'wrong', details: ['Start Date: it’s 15/01/2020 and can’t be changed here'] },
    ]);
  });

  test('D14, D18: nobody becomes active without a start date, unless the line has it', async () => {
    await makePerson(t, 'Bia', { ativo: 'C' });
    expect(await preview('Name,Active\nBia,S')).toMatchObject([
      { action: 'wrong', details: ['Start Date: Enter a start date'] },
    ]);
    await done('Name,Active,Start Date\nBia,S,15/01/2020');
    expect(await stored('Bia')).toMatchObject({ ativo: 'S', start_date: '2020-01-15' });
  });

  test('pitfall 21: a former employee has nothing pending, and the history stays', async () => {
    const pending = await makeLeave(t, ana, '2026-08-01', '2026-08-02', { state: 'pending' });
    const approved = await makeLeave(t, ana, '2026-09-01', '2026-09-02');
    await done('Name,Active\nAna,Has left');
    const states = await t.deps.db
      .selectFrom('leaves')
      .select(['id', 'state'])
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: pending, state: 'withdrawn' },
      { id: approved, state: 'cancelled' },
    ]);
  });

  test('pitfall 17, S10: names and areas with special characters', async () => {
    const odd = `=M&A + 50% "it's" <b> 👩‍🚀 עברית`;
    const quoted = `"${odd.replaceAll('"', '""')}"`;
    await done(`${HEADERS}\n"'${odd.replaceAll('"', '""')}",${quoted},Head,1,C,,`);
    expect(await stored(odd)).toMatchObject({ area: odd });
  });
});

test('every problem of a line is reported', async () => {
  await makePerson(t, 'Ana');
  const lines = await preview(
    [
      HEADERS,
      ',Legal,Head,,,15/01/2020,',
      'Bia,,Boss,twelve,X,31/02/2020,soon',
      'Caio,Legal,Head,1.234,S,,',
      'Davi,Legal,Head,1,S,15/01/2020,15/01/2030',
      'Ana,,,,,,',
      'ÁNA,,Head,,,,',
      'ana,,Head,,,,',
      `${'x'.repeat(121)},Legal,Head,,C,,`,
      'Edu,Todos,Head,,C,,',
      'Fa\u202Eno,Le\u200Bgal,Head,,C,,',
      'Ana,Le\u200Bgal,,,,,',
    ].join('\n'),
  );
  expect(lines.map(({ line, details }) => [line, ...details])).toEqual([
    [2, 'Name: Enter a name'],
    [
      3,
      'Position: “Boss” isn’t valid. Use one of C-Level, Head, Senior Assist, Mid-level Assist, Junior Assist, Intern Assist',
      'Balance: “twelve” isn’t a number. Use a format like 12.5',
      'Status: “X” isn’t valid. Use one of Active, Has left, Contractor',
      'Start Date: “31/02/2020” isn’t a date. Use a format like 31/12/2026',
      'Birth Date: “soon” isn’t a date. Use a format like 31/12/2026',
      'Area: Enter an area',
    ],
    [
      4,
      'Balance: “1.234” could mean thousands or decimals. Use a format like 1500 or 1.5',
      'Start Date: Enter a start date',
    ],
    [5, 'Birth Date: The birth date must be in the past'],
    [6],
    [7, 'Looks like Ana. Same person?'],
    [8, 'Name: already in line 6'],
    [9, 'Name: At most 120 characters'],
    [10, 'Area: TODOS stands for every area: choose another name'],
    [
      11,
      'Name: Remove invisible characters and text direction marks',
      'Area: Remove invisible characters and text direction marks',
    ],
    [12, 'Name: already in line 6', 'Area: Remove invisible characters and text direction marks'],
  ]);
});

describe('all or nothing', () => {
  test('one wrong line: 409, and nothing changes', async () => {
    const reply = await send(`${HEADERS}\nBia,Legal,Head,1,C,,\nCaio,Legal,Boss,1,C,,`);
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'import_refused',
      error: '1 of 2 lines is wrong: nothing was imported.',
    });
    expect(await countEmployees()).toBe(1);
    expect(await t.deps.db.selectFrom('areas').selectAll().execute()).toHaveLength(1);
  });

  test('a preview changes nothing', async () => {
    await preview(`${HEADERS}\nBia,Legal,Head,1,C,,`);
    expect(await countEmployees()).toBe(1);
  });

  test('two concurrent imports: one creates, and the other finds nothing to do', async () => {
    const file = `${HEADERS}\n${Array.from({ length: 30 }, (_, n) => `P${n},Legal,Head,${n},C,,`).join('\n')}`;
    const replies = await Promise.all([send(file), send(file)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const created = replies.map(
      (reply) =>
        (reply.json().lines as { action: string }[]).filter(({ action }) => action === 'create')
          .length,
    );
    expect(created.toSorted()).toEqual([0, 30].toSorted());
    expect(await countEmployees()).toBe(31);
    expect((await stored('P7'))?.entries).toHaveLength(1);
  });

  test('D39: the audit log has each person, the changes and the count', async () => {
    await makePerson(t, 'Ana');
    await done(
      `${HEADERS}\nBia,Legal,Head,1,C,,\nadmin,Legal,Head,3,,15/01/2020,28/02/1990\nAna,,,,,,`,
    );
    const rows = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'subject', 'detail'])
      .orderBy('id')
      .execute();
    const actor = 'Admin';
    expect(rows).toEqual([
      {
        action: 'employee_created',
        actor,
        subject: 'Bia',
        detail: { area: 'Legal', position: 'Head', active: 'C', balance: 1 },
      },
      {
        action: 'employee_changed',
        actor,
        subject: 'Admin',
        detail: {
          start_date: 'N/A → 2020-01-15',
          birth_date: true,
          area: 'Office → Legal',
          position: 'Junior Assist → Head',
          balance: '0 → 3',
          reason: 'Imported',
        },
      },
      {
        action: 'employees_imported',
        actor,
        subject: '',
        detail: { lines: 3, created: 1, changed: 1 },
      },
    ]);
  });

  test('a changed plan or another file is not imported', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 10 });
    const planOf = async (file: string) => (await send(file, 'preview')).json().plan as string;
    const file = 'Name,Balance\nAna,12';
    const plan = await planOf(file);
    await t.deps.db.transaction().execute((tx) =>
      appendLedger(tx, {
        employeeId: ana.employeeId,
        kind: 'adjustment',
        days: 5,
        effectiveOn: '2026-03-02',
        actor: 'Other',
        reason: 'Found',
      }),
    );
    const refusal = {
      status: 409,
      code: 'import_refused',
      error:
        'Something changed after the preview, so nothing was imported. Review the new preview and import again.',
    };
    expect(failure(await send(file, 'import', plan))).toEqual(refusal);
    const present = await planOf(file);
    expect(failure(await send(`${file}\n`, 'import', present))).toEqual(refusal);
    expect((await stored('Ana'))?.entries).toHaveLength(2);
    expect((await send(file, 'import', present)).json()).toMatchObject({ imported: true });
    expect((await stored('Ana'))?.entries.at(-1)).toMatchObject({ days: -3 });
  });
});

describe('files', () => {
  test('XLSX, with real dates and numbers', async () => {
    const file = makeXlsx([
      ['Nome', 'Área', 'Cargo', 'Saldo', 'Ativo', 'Início', 'Nascimento'],
      ['Bia', 'Legal', 'Head', 2.5, 'S', { day: '2026-01-31' }, { day: '1992-02-29' }],
    ]);
    await done(file);
    expect(await stored('Bia')).toMatchObject({
      start_date: '2026-01-31',
      birth_date: '1992-02-29',
    });
  });

  test.each([
    ['no column of names', 'Area,Position\nLegal,Head', 'The file has no “Name” column.'],
    ['S11: 20 MB', Buffer.alloc(20_000_000, 'a'), 'at most 5 MB'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0, 0]), 'Couldn’t read this file'],
  ])('%s: an error message', async (_, file, sentence) => {
    const { status, code, error } = failure(await send(file));
    expect([status, code]).toEqual([400, 'invalid_file']);
    expect(error).toContain(sentence);
  });
});

test('pending requests are mailed to an imported Head', async () => {
  const ana = await makePerson(t, 'Ana', { area: 'Legal', balance: 30 });
  await makeAccount(t, 'Hed');
  expect((await requestLeave(t, ana, '2026-06-01', '2026-06-02')).statusCode).toBe(200);
  const before = (await t.mails()).length;
  await done(`${HEADERS}\nHed,Legal,Head,0,S,15/01/2020,`);
  const mails = (await t.mails()).slice(before);
  expect(mails.map(({ recipient }) => recipient)).toEqual(['hed@example.com']);
});
