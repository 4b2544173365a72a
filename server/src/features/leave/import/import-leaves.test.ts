import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, requestLeave, upload } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { makeXlsx } from '../../../testing/xlsx.ts';

const t = useTestApp();
const PATH = '/api/import_leaves';
const HEADERS = 'Name,Leave Type,Start Date,End Date,Approval';

let admin: Person;
let ana: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Admin', { role: 'admin', area: 'Office' });
  ana = await makePerson(t, 'Ana', { balance: 10 });
});

interface Options {
  mode?: 'preview' | 'import';
  charge?: 'yes' | 'no';
  plan?: string;
}
const send = (file: string | Buffer, { mode = 'import', charge = 'yes', ...plan }: Options = {}) =>
  upload(t, admin, PATH, { mode, charge, ...plan }, ['file', file, 'leaves.csv']);

async function preview(file: string | Buffer, charge: 'yes' | 'no' = 'yes') {
  const reply = await send(file, { mode: 'preview', charge });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().lines as { line: number; name: string; action: string; details: string[] }[];
}

async function done(file: string | Buffer, charge: 'yes' | 'no' = 'yes') {
  const reply = await send(file, { charge });
  expect(reply.statusCode, reply.body).toBe(200);
}

const sheet = (...lines: string[]) => [HEADERS, ...lines].join('\n');
const leaves = () =>
  t.deps.db
    .selectFrom('leaves')
    .select(['type', 'starts_on', 'ends_on', 'state', 'decided_by', 'area_id', 'employee_id'])
    .orderBy('id')
    .execute();
const entries = (person: Person) =>
  t.deps.db
    .selectFrom('ledger_entries')
    .select(['kind', 'days', 'effective_on', 'leave_id', 'reason'])
    .where('employee_id', '=', person.employeeId)
    .where('kind', '<>', 'opening')
    .orderBy('id')
    .execute();
async function balanceOf(person: Person): Promise<number | undefined> {
  const { saldos } = (await get(t, admin, '/api/saldo')).json() as {
    saldos: { username: string; balance: number }[];
  };
  return saldos.find(({ username }) => username === person.name)?.balance;
}

test('a file previewed with other options is not imported', async () => {
  const file = sheet('Ana,Vacation,2026-04-01,2026-04-03,');
  const { plan } = (await send(file, { mode: 'preview', charge: 'no' })).json();
  expect(failure(await send(file, { charge: 'yes', plan }))).toMatchObject({
    status: 409,
    code: 'import_refused',
  });
  expect(await leaves()).toEqual([]);
  expect((await send(file, { charge: 'no', plan })).statusCode).toBe(200);
  expect(await leaves()).toHaveLength(1);
});

describe('stored leave', () => {
  test('an approved vacation is debited on its first day, with history and without mails', async () => {
    await done(sheet('ana,Vacation,01/04/2026,03/04/2026,Approved'));
    expect(await leaves()).toMatchObject([
      {
        type: 'Vacation',
        starts_on: '2026-04-01',
        ends_on: '2026-04-03',
        state: 'approved',
        decided_by: 'Admin',
        employee_id: ana.employeeId,
      },
    ]);
    const [debit] = await entries(ana);
    expect(debit).toMatchObject({
      kind: 'debit',
      days: -3,
      effective_on: '2026-04-01',
      reason: 'Vacation 01/04/2026 to 03/04/2026',
    });
    expect(debit?.leave_id).not.toBeNull();
    const events = await t.deps.db
      .selectFrom('leave_events')
      .select(['event', 'actor', 'version', 'note'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { event: 'requested', actor: 'Admin', version: 1, note: 'Imported' },
      { event: 'approved', actor: 'Admin', version: 1, note: 'Imported' },
    ]);
    expect(await t.mails()).toEqual([]);
    expect(await balanceOf(ana)).toBe(7);
  });

  test('D23: leave of today mails the approvers who replace the Head', async () => {
    await makePerson(t, 'Hugo', { cargo: 'Head' });
    const clara = await makePerson(t, 'Clara', { cargo: 'C-Level', area: 'Board' });
    await requestLeave(t, ana, '2026-05-04', '2026-05-05');
    await done(sheet('Hugo,Day Off,02/03/2026,02/03/2026,Approved'));
    const mails = await t.mails();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['hugo@example.com', clara.email]);
  });

  test.each(['2025-04-01', '2026-03-02', '2026-04-01'])(
    'D17: leave already in the balance, from %s: the debit is offset by an adjustment',
    async (start) => {
      await done(sheet(`Ana,Vacation,${start},${start},`), 'no');
      const posted = await entries(ana);
      expect(posted.map(({ kind, days }) => [kind, days])).toEqual([
        ['debit', -1],
        ['adjustment', 1],
      ]);
      expect(posted[1]?.reason).toBe('Already in the opening balance');
      expect(await balanceOf(ana)).toBe(10);
    },
  );

  test('pitfall 2: rejected leave uses neither dates nor balance', async () => {
    await done(
      sheet('Ana,Vacation,2026-04-01,2026-04-20,REJEITADO', 'Ana,Day Off,2026-04-02,2026-04-02,'),
    );
    expect((await leaves()).map(({ state }) => state)).toEqual(['rejected', 'approved']);
    expect(await entries(ana)).toEqual([]);
  });

  test('leave of a former employee keeps the area', async () => {
    const left = await makePerson(t, 'Left', { ativo: 'N', area: 'Legal', balance: 3 });
    await done(sheet('Left,Vacation,2025-04-01,2025-04-03,'));
    const { area_id } = await t.deps.db
      .selectFrom('employees')
      .select('area_id')
      .where('id', '=', left.employeeId)
      .executeTakeFirstOrThrow();
    expect(await leaves()).toMatchObject([{ employee_id: left.employeeId, area_id }]);
  });

  test('F7: leave before the start date is imported, and the preview says so', async () => {
    await makePerson(t, 'Bia', { startDate: '2024-02-16' });
    const [line] = await preview(sheet('Bia,Day Off,1999-03-01,1999-03-01,'));
    expect(line).toMatchObject({ action: 'create' });
    expect(line?.details).toContain('Bia started on 16/02/2024');
  });

  test('every type, by its wire name and its label', async () => {
    const names = LEAVE_TYPES.flatMap((type) => [type, leaveTypeLabel(type).toUpperCase()]);
    const lines = names.map((name, n) => `Ana,${name},2025-01-${n + 10},2025-01-${n + 10},`);
    await done(sheet(...lines), 'no');
    expect((await leaves()).map(({ type }) => type)).toEqual(
      LEAVE_TYPES.flatMap((type) => [type, type]),
    );
  });
});

describe('D21: each line is checked after the earlier ones', () => {
  test.each<[string, string[], string[]]>([
    [
      'an unknown name',
      ['Bia,Vacation,2026-04-01,2026-04-01,'],
      ['Name: there is no employee named Bia'],
    ],
    [
      'a type and dates that are none',
      ['Ana,Holiday,2026-02-30,,'],
      [
        `Leave Type: “Holiday” isn’t valid. Use one of ${LEAVE_TYPES.map(leaveTypeLabel).join(', ')}`,
        'Start Date: “2026-02-30” isn’t a date. Use a format like 31/12/2026',
        'End Date: Enter a date',
      ],
    ],
    [
      'an end before its start',
      ['Ana,Day Off,2026-04-02,2026-04-01,'],
      ['End date cannot be earlier than start date'],
    ],
    [
      'more than 366 days',
      ['Ana,Maternity Leave,2026-01-01,2027-01-02,'],
      ['Leave can last at most 366 days'],
    ],
    [
      'a pending request',
      ['Ana,Day Off,2026-04-01,2026-04-01,Pending'],
      [
        'Pending requests can’t be imported. Employees must submit them so their head can approve them.',
      ],
    ],
    [
      'an unknown approval',
      ['Ana,Day Off,2026-04-01,2026-04-01,Scheduled'],
      ['Approval: “Scheduled” isn’t valid. Use Approved or Rejected'],
    ],
    [
      'pitfall 1: inside other leave',
      ['Ana,Day Off,2026-06-10,2026-06-12,'],
      ['There’s already leave from 01/06/2026 to 30/06/2026'],
    ],
    [
      'inside an earlier line',
      ['Ana,Day Off,2026-04-01,2026-04-10,', 'Ana,Day Off,2026-04-10,2026-04-11,'],
      ['There’s already leave from 01/04/2026 to 10/04/2026 (line 2)'],
    ],
    [
      'D19: more than the balance holds',
      ['Ana,Vacation,2026-04-01,2026-04-11,'],
      [
        'Insufficient balance: 10 days available on 01/04/2026, 11 requested. The balance today is 10 days.',
      ],
    ],
    [
      'D19: more than the earlier lines leave',
      ['Ana,Vacation,2026-05-01,2026-05-08,', 'Ana,Vacation,2026-04-01,2026-04-03,'],
      [
        'Insufficient balance: 2 days available on 01/05/2026, 3 requested. The balance today is 2 days.',
      ],
    ],
  ])('%s', async (_, lines, details) => {
    await makeLeave(t, ana, '2026-06-01', '2026-06-30', { type: 'Maternity Leave' });
    expect((await preview(sheet(...lines))).at(-1)).toMatchObject({ action: 'wrong', details });
  });

  test('D19: future accruals and pending leave count', async () => {
    const bia = await makePerson(t, 'Bia', { startDate: '2025-01-15', accruesAfter: '2026-02-20' });
    await makeLeave(t, bia, '2026-05-01', '2026-05-02', { state: 'pending' });
    const [first, second] = await preview(
      sheet('Bia,Vacation,2026-04-20,2026-04-22,', 'Bia,Vacation,2026-04-25,2026-04-25,'),
    );
    expect(first?.action).toBe('create');
    expect(second?.details).toEqual([
      'Insufficient balance: 0 days available on 01/05/2026, 1 requested. The balance today is -3 days; the days available also count +5 earned by then and -2 for other pending requests.',
    ]);
    // Leave that is already in the balance needs no funds.
    const lines = await preview(sheet('Bia,Vacation,2026-04-20,2026-04-30,'), 'no');
    expect(lines[0]?.action).toBe('create');
  });

  test('existing leave is left alone, even when a file is imported twice', async () => {
    const file = sheet(
      'Ana,Vacation,2026-04-01,2026-04-03,',
      'Ana,Day Off,2026-05-01,2026-05-01,Rejected',
      'Ana,Day Off,2026-05-01,2026-05-01,Rejected',
    );
    await done(file);
    expect(await preview(file)).toMatchObject([
      { action: 'none', details: ['Already exists'] },
      { action: 'none' },
      { action: 'none' },
    ]);
    await done(file);
    expect(await leaves()).toHaveLength(2);
    expect(await balanceOf(ana)).toBe(7);
  });
});

describe('all or nothing', () => {
  test('one wrong line: 409, and nothing is stored', async () => {
    const reply = await send(
      sheet('Ana,Day Off,2026-04-01,2026-04-01,', 'Ana,Nap,2026-04-02,2026-04-02,', 'Bob,,,,'),
    );
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'import_refused',
      error: '2 of 3 lines are wrong: nothing was imported.',
    });
    expect(await leaves()).toEqual([]);
  });

  test('two concurrent imports store each leave and debit once', async () => {
    const file = sheet('Ana,Vacation,2026-04-01,2026-04-06,');
    const replies = await Promise.all([send(file), send(file)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await leaves()).toHaveLength(1);
    expect(await balanceOf(ana)).toBe(4);
  });

  test('the audit entry has the count and whether vacations were debited', async () => {
    await done(sheet('Ana,Vacation,2026-04-01,2026-04-06,'), 'no');
    const rows = await t.deps.db.selectFrom('audit_entries').select(['action', 'detail']).execute();
    expect(rows).toEqual([
      { action: 'leaves_imported', detail: { lines: 1, created: 1, charged: false } },
    ]);
  });
});

describe('files', () => {
  const EXPECTED = [
    { type: 'Medical Certificate', starts_on: '2026-01-31', ends_on: '2026-02-28' },
  ];
  test.each<[string, string | Buffer]>([
    [
      'our own export, whose Status is not the approval',
      '\uFEFF"Name","Area","Position","Start Date","End Date","Leave Type","Status","Approval"\r\n' +
        '"Ana","Finance","Junior Assist","31/01/2026","28/02/2026","Medical Leave","Scheduled","Approved"\r\n',
    ],
    [
      'Portuguese, with semicolons',
      'Nome;Tipo;Início;Fim;Status\nAna;medical leave;31/01/2026;28/02/2026;aprovado',
    ],
    [
      "the calls' own names",
      'NOMECOLABORADOR,LEAVE_TYPE,INICIO,FIM,STATUS\nAna,Medical Certificate,2026-01-31,2026-02-28,APROVADO',
    ],
    [
      'the list as the call names it',
      'NOME,LEAVE_TYPE,DATA_INICIO,DATA_FIM\nAna,Medical Certificate,2026-01-31,2026-02-28',
    ],
    [
      'XLSX',
      makeXlsx([
        ['Name', 'Leave Type', 'Start Date', 'End Date'],
        ['Ana', 'Medical Leave', { day: '2026-01-31' }, { day: '2026-02-28' }],
      ]),
    ],
  ])('%s', async (_, file) => {
    await done(file);
    expect(await leaves()).toMatchObject(EXPECTED);
  });

  test('a missing column is named', async () => {
    expect(failure(await send('Name,Start Date,End Date\nAna,1,2'))).toMatchObject({
      code: 'invalid_file',
      error: 'The file has no “Leave Type” column. Add the column names in the first row.',
    });
  });
});
