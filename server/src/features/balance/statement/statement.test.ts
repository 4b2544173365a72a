import { DEDUCTION_TYPES, LEDGER_KINDS } from '@intranet/contract/balance/ledger-kinds.ts';
import type { Statement } from '@intranet/contract/balance/statement-endpoints.ts';
import { addDays } from '@intranet/contract/core/days.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failure, get } from '../../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { postAccruals } from '../accruals.ts';
import { appendLedger, type LedgerEntry } from '../ledger.ts';

const t = useTestApp();

const ask = (caller: { cookie: string }, nome?: string) =>
  get(t, caller, `/api/statement${nome ? `?${new URLSearchParams({ nome })}` : ''}`);

async function statementOf(caller: { cookie: string }, nome?: string): Promise<Statement> {
  const reply = await ask(caller, nome);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

async function append(
  person: Pick<Person, 'employeeId'>,
  entry: Pick<LedgerEntry, 'kind' | 'days' | 'effectiveOn' | 'leaveId' | 'deductionType'>,
) {
  await t.deps.db.transaction().execute((tx) =>
    appendLedger(tx, {
      employeeId: person.employeeId,
      actor: 'Ada',
      reason: 'By hand',
      ...entry,
    }),
  );
}

async function saldoOf(caller: { cookie: string }, name: string): Promise<number> {
  const { saldos } = (await get(t, caller, '/api/saldo')).json();
  return saldos.find((row: { username: string }) => row.username === name).balance;
}

const sell = (person: Person, days: number, effectiveOn: string) =>
  append(person, {
    kind: 'deduction',
    deductionType: 'VENDAS DE FÉRIAS',
    days: -days,
    effectiveOn,
  });

describe('D17: the statement of a balance', () => {
  test('it has entries by effective date, running sums, future accruals and pending leave', async () => {
    const ana = await makePerson(t, 'Ana', {
      balance: 10,
      startDate: '2025-01-15',
      accruesAfter: '2026-01-15',
    });
    await postAccruals(t.deps);
    const leave = await makeLeave(t, ana, '2026-04-06', '2026-04-10');
    await append(ana, { kind: 'adjustment', days: -0.25, effectiveOn: '2026-01-20' });
    await makeLeave(t, ana, '2026-05-04', '2026-05-08', { state: 'pending' });
    await makeLeave(t, ana, '2026-06-01', '2026-06-01', { state: 'pending', type: 'Day Off' });

    const found = await statementOf(ana);
    expect(found.entries.map((e) => [e.date, e.kind, e.days, e.balance])).toEqual([
      ['2026-01-15', 'opening', 10, 10],
      ['2026-01-20', 'adjustment', -0.25, 9.75],
      ['2026-02-15', 'accrual', 2.5, 12.25],
      ['2026-04-06', 'debit', -5, 7.25],
    ]);
    expect(found.entries.map((e) => e.leave_type)).toEqual([null, null, null, 'Vacation']);
    expect(found.entries.at(-1)).toMatchObject({ leave_id: leave, actor: 'Test' });
    expect(found).toMatchObject({
      name: 'Ana',
      area: 'Finance',
      today: '2026-03-02',
      balance: 7.25,
      overdraft: 0,
      accrual: { start_date: '2025-01-15', after: '2026-02-15' },
      pending: [{ on: '2026-05-04', days: 5 }],
      // The balance on 14 January is 9.75 + 2.5 − 5, less the 2.5 of this year's one month.
      due: { overdue: 0, due: 4.75, by: '2027-01-14' },
      sales: { start_date: '2025-01-15', sold: [] },
    });
    expect(await saldoOf(ana, 'Ana')).toBe(7.25);
  });

  test('SALDO equals the last sum for any history', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 3.33 });
    const days = fc.integer({ min: 1, max: 2_000 }).map((hundredths) => hundredths / 100);
    const on = fc.integer({ min: -90, max: 90 }).map((n) => addDays('2026-03-02', n));
    const entry = fc.oneof(
      fc.record({ kind: fc.constant('adjustment' as const), days, effectiveOn: on }),
      fc.record({
        kind: fc.constant('deduction' as const),
        deductionType: fc.constantFrom(...DEDUCTION_TYPES),
        days: days.map((positive) => -positive),
        effectiveOn: on,
      }),
    );
    for (const sampled of fc.sample(entry, { numRuns: 30, seed: 7 })) await append(ana, sampled);
    // Future accruals don't count yet. Vacations and their reversals count on any date.
    for (const effectiveOn of ['2026-02-20', '2026-04-20']) {
      await append(ana, { kind: 'accrual', days: 2.5, effectiveOn });
    }
    await makeLeave(t, ana, '2026-09-01', '2026-09-03');
    const leaveId = await makeLeave(t, ana, '2026-10-01', '2026-10-02');
    await append(ana, { kind: 'reversal', days: 2, effectiveOn: '2026-10-01', leaveId });
    const { balance, entries } = await statementOf(ana);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(LEDGER_KINDS));
    expect(entries).toHaveLength(36);
    expect(balance).toBe(entries.at(-1)?.balance);
    expect(balance).toBe(await saldoOf(ana, 'Ana'));
  });

  test('CLT Art. 143: sold days are listed with dates, except for contractors', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 40, startDate: '2024-03-02' });
    const caio = await makePerson(t, 'Caio', { balance: 40, ativo: 'C' });
    for (const on of ['2026-03-01', '2026-12-01']) await sell(ana, 4, on);
    await append(ana, {
      kind: 'deduction',
      deductionType: 'RESCISÃO',
      days: -1,
      effectiveOn: '2026-04-01',
    });
    expect((await statementOf(ana)).sales).toEqual({
      start_date: '2024-03-02',
      sold: [
        { on: '2026-03-01', days: 4 },
        { on: '2026-12-01', days: 4 },
      ],
    });
    expect((await statementOf(caio)).sales).toBeNull();
    await t.deps.db.updateTable('leave_settings').set({ law_hints: false }).execute();
    expect((await statementOf(ana)).sales).toBeNull();
  });

  test('without a start date nothing is due or accrues', async () => {
    const options = { balance: 99, accruesAfter: '2026-01-01' };
    const bia = await makePerson(t, 'Bia', options);
    const caio = await makePerson(t, 'Caio', { ...options, ativo: 'C', startDate: '2020-01-01' });
    for (const person of [bia, caio]) {
      expect(await statementOf(person)).toMatchObject({ accrual: null, due: null });
    }
  });

  test('D18: before the first accrual, all months since the opening are in the future', async () => {
    const ana = await makePerson(t, 'Ana', { startDate: '2020-01-15', accruesAfter: '2026-02-20' });
    const { accrual } = await statementOf(ana);
    expect(accrual).toEqual({ start_date: '2020-01-15', after: '2026-02-20' });
  });
});

describe('reading a statement', () => {
  test('people read their own, even after leaving, and admins anybody’s', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 1 });
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const gone = await makePerson(t, 'Gone', { ativo: 'N', balance: 4 });
    expect((await statementOf(ana, 'aNA')).name).toBe('Ana');
    expect((await statementOf(ada, 'Ana')).balance).toBe(1);
    expect((await statementOf(ada, 'Gone')).balance).toBe(4);
    expect((await statementOf(ada)).name).toBe('Ada');
    expect(failure(await ask(ana, 'Ada'))).toEqual({
      status: 403,
      code: 'forbidden',
      error: 'You can only see your own leave and balance.',
    });
    expect((await statementOf(gone)).balance).toBe(4);
  });

  test('D12: it needs an employee record', async () => {
    const account = await makeAccount(t, 'Zoe', { role: 'admin' });
    for (const name of [undefined, 'Nobody']) {
      expect(failure(await ask(account, name))).toEqual({
        status: 409,
        code: 'no_employee',
        error: `No employee record for ${name ?? 'Zoe'}. Ask an administrator to create one.`,
      });
    }
  });
});

test('CLT Art. 134, 137: due vacations are listed, the most overdue first, unless switched off', async () => {
  const ada = await makePerson(t, 'Ada', { role: 'admin' });
  const accruesAfter = '2026-03-02';
  const since = (startDate: string, balance: number) => ({ startDate, balance, accruesAfter });
  await makePerson(t, 'Late', since('2020-05-10', 70));
  await makePerson(t, 'Later', since('2020-08-10', 100));
  await makePerson(t, 'Soon', since('2024-04-10', 30));
  await makePerson(t, 'New', since('2026-01-10', 30));
  await makePerson(t, 'Taken', since('2024-04-10', 25));
  await makePerson(t, 'Left', { ...since('2020-05-10', 70), ativo: 'N' });
  await makePerson(t, 'Contractor', { ...since('2020-05-10', 70), ativo: 'C' });
  const planned = await makePerson(t, 'Planned', since('2024-04-10', 35));
  await makeLeave(t, planned, '2026-04-09', '2026-04-18');
  // A former contractor has no accruals since the opening two years ago.
  await makePerson(t, 'Back', { ...since('2020-05-10', 10), accruesAfter: '2024-04-10' });

  const list = async () => (await get(t, ada, '/api/vacation_due')).json();
  expect(await list()).toEqual({
    enabled: true,
    people: [
      // 100 less 15 for six months of this year and 30 for the last year.
      {
        employee_id: expect.any(Number),
        name: 'Later',
        area: 'Finance',
        overdue: 55,
        missed: '2025-08-09',
        due: 85,
        by: '2026-08-09',
      },
      {
        employee_id: expect.any(Number),
        name: 'Late',
        area: 'Finance',
        overdue: 17.5,
        missed: '2025-05-09',
        due: 47.5,
        by: '2026-05-09',
      },
      {
        employee_id: expect.any(Number),
        name: 'Back',
        area: 'Finance',
        overdue: 10,
        missed: '2025-05-09',
        due: 10,
        by: '2026-05-09',
      },
      {
        employee_id: expect.any(Number),
        name: 'Soon',
        area: 'Finance',
        overdue: 0,
        missed: '2025-04-09',
        due: 5,
        by: '2026-04-09',
      },
    ],
  });

  await t.deps.db.updateTable('leave_settings').set({ law_hints: false }).execute();
  expect(await list()).toEqual({ enabled: false, people: [] });
  expect((await statementOf(ada, 'Late')).due).toBeNull();
});
