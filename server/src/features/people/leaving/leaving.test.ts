import type { PersonsDeparture } from '@intranet/contract/people/leaving-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addEntry } from '#features/vault/vault.fixture.ts';
import { connectLeaving } from '../../../connect-people.ts';
import { failure, get, post, put, remove, setClock } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { finishDueDepartures } from './jobs.ts';

const t = useTestApp();
// Today is 2 March 2026.
let admin: Person;
let second: Person;
let head: Person;
let ana: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  second = await makePerson(t, 'Abel Admin', { role: 'admin', area: 'People' });
  head = await makePerson(t, 'Hugo Head', { cargo: 'Head', area: 'Legal' });
  ana = await makePerson(t, 'Ana Reis', { area: 'Legal', balance: 10 });
});

const pathOf = ({ employeeId }: Pick<Person, 'employeeId'>) =>
  `/api/people/${employeeId}/departure`;
const ask = (who: Person, query: Record<string, string> = {}, by = admin) =>
  get(t, by, `${pathOf(who)}?${new URLSearchParams(query)}`);
async function read(who: Person, query: Record<string, string> = {}): Promise<PersonsDeparture> {
  const reply = await ask(who, query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const plan = (who: Person, lastDay: string, change: object = {}, by = admin) =>
  put(t, by, pathOf(who), {
    ...{ last_day: lastDay, pays_out: true, note: '', version: null },
    ...change,
  });
const finishDue = () => finishDueDepartures(connectLeaving(t.deps));
const employee = ({ employeeId }: Person) =>
  t.deps.db
    .selectFrom('employees')
    .select(['ativo', 'account_id'])
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
const ledger = ({ employeeId }: Person) =>
  t.deps.db
    .selectFrom('ledger_entries')
    .select(['kind', 'days', 'effective_on', 'reason'])
    .where('employee_id', '=', employeeId)
    .orderBy('id')
    .execute();
const counts = async () => {
  const tables = [
    'ledger_entries',
    'leave_events',
    'audit_entries',
    'mail_outbox',
    'accounts',
  ] as const;
  const all = await Promise.all(
    tables.map((table) =>
      t.deps.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return all.map(({ count }) => count);
};

/** Announcements that Ana changed last, of which two show after 10 March. */
async function announceAsAna(): Promise<void> {
  const untils = { 'Without an end': null, 'Longer than Ana': '2026-03-11', Over: '2026-03-10' };
  for (const [title, until] of Object.entries(untils)) {
    const reply = await post(t, admin, '/api/announcements', {
      ...{ title, text: 'Text', from: '2026-03-02', until },
      ...{ pinned: false, confirm_by: null, readers: null },
    });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  await t.deps.db.updateTable('announcements').set({ updated_by: ana.name }).execute();
}

async function makeBusy(): Promise<Record<'pending' | 'running' | 'later', number>> {
  const pending = await makeLeave(t, ana, '2026-06-01', '2026-06-02', { state: 'pending' });
  const running = await makeLeave(t, ana, '2026-03-09', '2026-03-13');
  const later = await makeLeave(t, ana, '2026-04-06', '2026-04-07');
  return { pending, running, later };
}

describe('the preview', () => {
  test('says what the last day would do, and does nothing', async () => {
    const { pending, running, later } = await makeBusy();
    const bank = await addEntry(t, admin, { platform: 'Bank', user: 'firm' });
    await t.deps.db
      .insertInto('vault_readings')
      .values({
        ...{
          at: t.deps.clock.now(),
          entry_id: bank,
          account_id: ana.accountId,
          reader: 'Ana Reis',
        },
        ...{ how: 'shown', of_code: false, secret_version: 1 },
      })
      .execute();
    const item = await post(t, admin, '/api/items', {
      ...{ department: 'legal', name: 'Deals', url: 'https://example.com/deals', heading: '' },
      ...{ icon: 'report', opens: 'tab', readers: null, owner_id: ana.employeeId, hidden: false },
    });
    expect(item.statusCode, item.body).toBe(200);
    await announceAsAna();
    const before = await counts();
    const shown = await read(ana, { last_day: '2026-03-10' });
    expect(shown).toMatchObject({
      employee: { employee_id: ana.employeeId, name: 'Ana Reis', has_left: false },
      ...{ departure: null, record: null, problem: null, secrets_known: [] },
    });
    expect(shown.preview).toEqual({
      last_day: '2026-03-10',
      withdrawn: [expect.objectContaining({ id: pending, days: 2 })],
      cancelled: [expect.objectContaining({ id: later, days: 2 })],
      shortened: [expect.objectContaining({ id: running, end: '2026-03-13', days: 5 })],
      late_accruals: 0,
      owed: 8,
      paid_out: 8,
      ...{ handed_over: [], deputies: [], deputy_of: [] },
      account: {
        ...{ username: 'Ana Reis', email: ana.email, role: 'full_access' },
        ...{ sessions: 1, passkeys: 0, calendar_links: 0 },
      },
      items: ['Deals'],
      announcements: ['Without an end', 'Longer than Ana'],
      secrets: [{ id: bank, platform: 'Bank', user: 'firm' }],
    });
    expect((await read(ana, { last_day: '2026-03-10', pays_out: 'no' })).preview).toMatchObject({
      ...{ owed: 8, paid_out: 0 },
    });
    expect(await counts()).toEqual(before);
    expect(await employee(ana)).toEqual({ ativo: 'S', account_id: ana.accountId });
  });

  test('counts the accruals until the last day', async () => {
    const bia = await makePerson(t, 'Bia', {
      ...{ balance: 0, startDate: '2025-01-15', accruesAfter: '2026-03-02' },
    });
    const owed = async (lastDay: string) => (await read(bia, { last_day: lastDay })).preview?.owed;
    expect(await owed('2026-03-14')).toBe(0);
    expect(await owed('2026-03-15')).toBe(2.5);
    expect(await owed('2026-05-15')).toBe(7.5);
  });

  test('says who decides the requests that wait for a Head', async () => {
    const deputy = await makePerson(t, 'Davi Deputy', { area: 'Legal' });
    const named = { head: 'Hugo Head', deputy: 'Davi Deputy', start: '', end: '' };
    await post(t, admin, '/api/deputies', named);
    await makeLeave(t, ana, '2026-06-01', '2026-06-02', { state: 'pending' });
    await makeLeave(t, deputy, '2026-06-01', '2026-06-02', { state: 'pending' });
    const { preview } = await read(head, { last_day: '2026-03-02' });
    expect(preview).toMatchObject({ deputies: ['Davi Deputy'], deputy_of: [] });
    expect(preview?.handed_over).toEqual([{ approvers: ['Abel Admin', 'Ada Admin'], requests: 2 }]);
    expect((await read(deputy, { last_day: '2026-03-02' })).preview).toMatchObject({
      ...{ deputies: [], deputy_of: ['Hugo Head'] },
    });
  });

  test.each([
    ['2026-02-30', 400, 'invalid_input'],
    ['', 400, 'invalid_input'],
    ['2028-03-03', 400, 'invalid_input'],
    ['2019-12-31', 409, 'before_start_date'],
  ])('last day %j: %i', async (lastDay, status, code) => {
    const bia = await makePerson(t, 'Bia', { startDate: '2020-01-01' });
    const reply = await ask(bia, { last_day: lastDay });
    expect(failure(reply)).toMatchObject({ status, code });
    expect(reply.json().fields.last_day).toMatch(/\w/);
    expect(failure(await plan(bia, lastDay))).toMatchObject({ status, code });
  });

  test('an unknown person: 404', async () => {
    const nobody = { ...ana, employeeId: 9_999 };
    expect(failure(await ask(nobody)).status).toBe(404);
    expect(failure(await plan(nobody, '2026-03-10')).status).toBe(404);
    expect(failure(await remove(t, admin, pathOf(nobody))).status).toBe(404);
  });
});

describe('a plan', () => {
  test('changes nothing before the last day is over, and then does what the preview said', async () => {
    const { pending, running, later } = await makeBusy();
    expect((await plan(ana, '2026-03-10', { note: 'New job' })).json()).toEqual({
      ...{ success: true, message: 'Departure planned' },
    });
    const { departure, preview } = await read(ana);
    expect(departure).toMatchObject({
      ...{ version: 1, last_day: '2026-03-10', pays_out: true, note: 'New job' },
      ...{ planned_by: 'Ada Admin', finished_at: null, problem: null },
    });
    await setClock(t, '2026-03-10');
    await finishDue();
    expect((await employee(ana)).ativo).toBe('S');
    await setClock(t, '2026-03-11');
    await finishDue();
    expect(await employee(ana)).toEqual({ ativo: 'N', account_id: null });
    const done = await read(ana);
    expect(done).toMatchObject({ preview: null, record: preview });
    expect(done.departure?.finished_at).toMatch(/^2026-03-11/);
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(401);
    const states = await t.deps.db
      .selectFrom('leaves')
      .select(['id', 'state', 'ends_on', 'days'])
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: pending, state: 'withdrawn', ends_on: '2026-06-02', days: 2 },
      { id: running, state: 'approved', ends_on: '2026-03-10', days: 2 },
      { id: later, state: 'cancelled', ends_on: '2026-04-07', days: 2 },
    ]);
    expect((await ledger(ana)).at(-1)).toEqual({
      ...{ kind: 'deduction', days: -8, effective_on: '2026-03-10', reason: 'Termination' },
    });
    expect((await ledger(ana)).reduce((sum, { days }) => sum + days, 0)).toBe(0);
    const mail = (await t.mails()).findLast(({ subject }) => subject === 'Ana Reis has left');
    expect(mail?.recipient).toBe(admin.email);
    // A second night does nothing more.
    const after = await counts();
    await finishDue();
    expect(await counts()).toEqual(after);
  });

  test('can be taken back before', async () => {
    await plan(ana, '2026-03-10');
    expect((await remove(t, admin, pathOf(ana))).json().message).toBe(
      'Departure cancelled. Ana Reis keeps their account, leave and requests.',
    );
    expect(failure(await remove(t, admin, pathOf(ana)))).toMatchObject({ status: 404 });
    await setClock(t, '2026-03-20');
    await finishDue();
    expect((await employee(ana)).ativo).toBe('S');
    expect((await read(ana)).departure).toBeNull();
  });

  test('of two admins who change it, the second hears of the first', async () => {
    const replies = await Promise.all([
      plan(ana, '2026-03-10'),
      plan(ana, '2026-03-20', {}, second),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await plan(ana, '2026-04-30', { version: 1 })).statusCode).toBe(200);
    expect(failure(await plan(ana, '2026-05-31', { version: 1 }))).toMatchObject({
      ...{ status: 409, code: 'stale_version' },
    });
    expect((await read(ana)).departure).toMatchObject({ version: 2, last_day: '2026-04-30' });
  });

  test('with a last day in the past is carried out at once, without what accrued since', async () => {
    const bia = await makePerson(t, 'Bia', {
      ...{ balance: 0, startDate: '2025-01-15', accruesAfter: '2025-12-31' },
    });
    await t.deps.db
      .insertInto('ledger_entries')
      .values(
        ['2026-01-15', '2026-02-15'].map((effective_on) => ({
          ...{ employee_id: bia.employeeId, kind: 'accrual', days: 2.5, effective_on },
          ...{ actor: 'Intranet', reason: 'Month' },
        })),
      )
      .execute();
    const reply = await plan(bia, '2026-02-10');
    expect(reply.json().message).toBe('Departure completed');
    const { record } = await read(bia);
    expect(record).toMatchObject({ late_accruals: 2.5, owed: 2.5, paid_out: 2.5 });
    expect((await ledger(bia)).slice(-2)).toEqual([
      {
        ...{ kind: 'adjustment', days: -2.5, effective_on: '2026-02-15' },
        reason: 'Accrued after the last day',
      },
      { kind: 'deduction', days: -2.5, effective_on: '2026-02-10', reason: 'Termination' },
    ]);
  });

  test('owes nothing to somebody who took more than they earned', async () => {
    const bia = await makePerson(t, 'Bia', { balance: -3 });
    await plan(bia, '2026-03-01');
    expect((await read(bia)).record).toMatchObject({ owed: -3, paid_out: 0 });
    expect((await ledger(bia)).map(({ kind }) => kind)).toEqual(['opening']);
  });

  test('works for somebody without an account, and for a former employee', async () => {
    const bia = await makePerson(t, 'Bia', { balance: 4 });
    await t.deps.db.deleteFrom('accounts').where('id', '=', bia.accountId).execute();
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('id', '=', bia.employeeId)
      .execute();
    expect((await plan(bia, '2026-03-01')).statusCode).toBe(200);
    expect((await read(bia)).record).toMatchObject({ account: null, owed: 4, paid_out: 4 });
  });

  test('of somebody marked as left later than their last day ends the leave in between', async () => {
    const bia = await makePerson(t, 'Bia', { balance: 4, ativo: 'N' });
    await makeLeave(t, bia, '2026-02-23', '2026-02-27');
    expect((await plan(bia, '2026-02-20')).statusCode).toBe(200);
    expect((await read(bia)).record).toMatchObject({ cancelled: [{ start: '2026-02-23' }] });
    const { state } = await t.deps.db
      .selectFrom('leaves')
      .select('state')
      .where('employee_id', '=', bia.employeeId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
  });

  test('of somebody who came back, a second departure has its own record', async () => {
    await plan(ana, '2026-03-01');
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'S' })
      .where('id', '=', ana.employeeId)
      .execute();
    expect(await read(ana)).toMatchObject({ departure: null, record: null });
    expect((await plan(ana, '2026-03-01')).statusCode).toBe(200);
    expect((await read(ana)).record).toMatchObject({ owed: 0, account: null });
  });
});

describe('who may not leave like this', () => {
  test('the admin who plans it', async () => {
    expect((await read(admin)).problem).toBe('own_account');
    expect(failure(await plan(admin, '2026-03-10'))).toMatchObject({
      ...{ status: 409, code: 'own_account' },
      error: 'Another administrator has to plan your departure, because it deletes your account.',
    });
  });

  test('the last admin: the plan waits, and its planner is told once', async () => {
    expect((await plan(second, '2026-03-03')).statusCode).toBe(200);
    await t.deps.db.deleteFrom('accounts').where('id', '=', admin.accountId).execute();
    await setClock(t, '2026-03-04');
    await finishDue();
    await finishDue();
    expect((await employee(second)).ativo).toBe('S');
    const shown: PersonsDeparture = (await ask(second, {}, second)).json();
    expect(shown.departure).toMatchObject({ problem: 'last_admin', finished_at: null });
    const mails = (await t.mails()).filter(({ subject }) =>
      subject.includes('couldn’t be completed'),
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([second.email]);
    await makePerson(t, 'New Admin', { role: 'admin' });
    await finishDue();
    expect((await employee(second)).ativo).toBe('N');
  });
});

test('a plan that fails unexpectedly doesn’t stop the others', async () => {
  await plan(ana, '2026-03-03');
  await plan(head, '2026-03-03');
  await setClock(t, '2026-03-04');
  const deps = connectLeaving(t.deps);
  const leaving = {
    ...deps.leaving,
    listLeaves: async (...[tx, id, day]: Parameters<typeof deps.leaving.listLeaves>) => {
      if (id === ana.employeeId) throw new Error('The disk is full');
      return deps.leaving.listLeaves(tx, id, day);
    },
  };
  await expect(finishDueDepartures({ ...deps, leaving })).rejects.toThrow(
    '1 of 2 departures failed',
  );
  expect((await employee(ana)).ativo).toBe('S');
  expect((await employee(head)).ativo).toBe('N');
});

describe('the list', () => {
  const listed = async (by = admin) => (await get(t, by, '/api/departures')).json();

  test('has who leaves and who has left, with the days owed', async () => {
    await makeBusy();
    await plan(ana, '2026-03-31');
    await plan(head, '2026-03-01');
    const { rows, total } = await listed();
    expect(rows).toMatchObject([
      { name: 'Ana Reis', last_day: '2026-03-31', finished_at: null, owed: 5 },
      { name: 'Hugo Head', last_day: '2026-03-01', owed: 0 },
    ]);
    expect(rows[0].owed).toBe((await read(ana)).preview?.owed);
    expect(total).toBe(2);
    const only = await get(t, admin, '/api/departures?state=planned&name=ana&area=Legal');
    expect(only.json().rows).toHaveLength(1);
  });

  test('changes nothing, and has the days owed also if a rule prevents the departure', async () => {
    await makeBusy();
    await plan(second, '2026-03-31');
    await plan(ana, '2026-03-10');
    const before = await counts();
    const { rows } = await listed(second);
    expect(rows).toMatchObject([
      { name: 'Abel Admin', owed: (await read(second)).preview?.owed },
      { name: 'Ana Reis', owed: 8 },
    ]);
    expect(await counts()).toEqual(before);
    expect((await employee(ana)).ativo).toBe('S');
  });
});

describe('the PDF', () => {
  const file = (id: number, by = admin) => get(t, by, `/api/departures/${id}/record`);
  const nameOf = ({ headers }: Awaited<ReturnType<typeof file>>) => {
    expect(headers['content-type']).toBe('application/pdf');
    return decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1] ?? '');
  };
  const idOf = async (who: Person) => (await read(who)).departure?.id ?? 0;

  test('of a plan has what would happen, and changes nothing', async () => {
    const nicola = await makePerson(t, 'Nícola D’Ávila/2', { balance: 10 });
    await plan(nicola, '2026-03-31');
    const before = await counts();
    const reply = await file(await idOf(nicola));
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(nameOf(reply)).toBe('planned-departure-Nícola-D-Ávila-2-2026-03-31.pdf');
    expect(await counts()).toEqual(before);
    expect((await employee(nicola)).ativo).toBe('S');
  });

  test('of a completed departure is its record', async () => {
    await plan(ana, '2026-03-01');
    expect(nameOf(await file(await idOf(ana)))).toBe('departure-Ana-Reis-2026-03-01.pdf');
  });

  test('isn’t there for a cancelled plan, and says which rule prevents one', async () => {
    await plan(ana, '2026-03-31');
    const id = await idOf(ana);
    await remove(t, admin, pathOf(ana));
    expect(failure(await file(id)).status).toBe(404);
    await plan(second, '2026-03-31');
    const own = await file(await idOf(second), second);
    expect(failure(own)).toMatchObject({ status: 409, code: 'own_account' });
  });
});
