import { startDateEffect } from '@intranet/contract/balance/start-date-effect.ts';
import { beforeEach, expect, test } from 'vitest';
import { postAccruals } from '#features/balance/accruals.ts';
import { failure, get, post, setClock } from '../../../testing/calls.ts';
import { makeAccount } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

let ada: Awaited<ReturnType<typeof makeAccount>>;
beforeEach(async () => {
  t.setNow('2026-03-16T12:00:00Z');
  ada = await makeAccount(t, 'Ada Admin', { role: 'admin' });
  const bia = {
    area: 'Legal',
    nome: 'Bia Souza',
    saldo: 25,
    start_date: '2025-05-15',
    birth_date: '1990-07-01',
    cargo: 'Senior Assist',
  };
  expect((await post(t, ada, '/api/create_user', bia)).statusCode).toBe(200);
});

const correct = (change: object) =>
  post(t, ada, '/api/correct_start_date', {
    nome: 'bia souza',
    start_date: '2025-03-15',
    expected_start_date: '2025-05-15',
    adjustment: 5,
    ...change,
  });

async function bia() {
  const { ferias } = (await get(t, ada, '/api/get_ferias')).json();
  const { SALDO, start_date } = ferias.find((row: { NOME: string }) => row.NOME === 'Bia Souza');
  return { SALDO, start_date };
}

test('D18: the date changes, and the difference is posted as an adjustment with its reason', async () => {
  expect((await correct({})).json()).toEqual({ success: true, message: 'Start date corrected' });
  expect(await bia()).toEqual({ SALDO: 30, start_date: '2025-03-15' });
  const [entry] = await t.deps.db
    .selectFrom('ledger_entries')
    .select(['days', 'effective_on', 'actor', 'reason'])
    .where('kind', '=', 'adjustment')
    .execute();
  expect(entry).toEqual({
    days: 5,
    effective_on: '2026-03-16',
    actor: 'Ada Admin',
    reason: 'Start date corrected from 15/05/2025 to 15/03/2025',
  });
  const [audit] = await t.deps.db
    .selectFrom('audit_entries')
    .select(['actor', 'subject', 'detail'])
    .where('action', '=', 'employee_changed')
    .execute();
  expect(audit).toEqual({
    actor: 'Ada Admin',
    subject: 'Bia Souza',
    detail: { start_date: '15/05/2025 → 15/03/2025', adjustment: 5 },
  });
});

// Every later balance must equal that of an employee who always had the correct date.
test.each(['2025-03-15', '2025-05-01', '2025-05-17', '2025-06-30', '2026-01-31'])(
  'D18: corrected to %s, each later month accrues exactly once',
  async (start) => {
    // Missing accruals are posted by the former date first.
    await setClock(t, '2026-08-20T12:00:00Z');
    const today = '2026-08-20';
    const { adjustment } = startDateEffect('2025-05-15', start, { accrues: true, today });
    expect((await correct({ start_date: start, adjustment })).statusCode).toBe(200);
    for (const day of ['2026-08-20', '2026-09-14', '2026-09-16', '2026-09-30', '2027-02-28']) {
      await setClock(t, `${day}T12:00:00Z`);
      await postAccruals(t.deps);
      const whole = startDateEffect(start, start, { accrues: true, today: day }).monthsAfter;
      expect((await bia()).SALDO, day).toBe(whole * 2.5);
    }
  },
);

test('without an adjustment nothing is posted, and the same date changes nothing', async () => {
  await correct({ start_date: '2025-05-20', adjustment: 0 });
  await correct({ start_date: '2025-05-20', expected_start_date: '2025-05-20', adjustment: 9 });
  expect(await bia()).toEqual({ SALDO: 25, start_date: '2025-05-20' });
});

test('a stale date, a date before birth and an unknown name are refused', async () => {
  expect(failure(await correct({ expected_start_date: '2025-05-16' }))).toMatchObject({
    status: 409,
    code: 'stale_version',
    error: 'The start date has changed. It’s now 15/05/2025.',
  });
  const early = await correct({ start_date: '1990-07-01' });
  expect(early.statusCode).toBe(400);
  expect(early.json().fields).toEqual({
    start_date: 'The start date must be after the birth date',
  });
  expect(failure(await correct({ nome: 'Nobody' }))).toMatchObject({ status: 404 });
  expect(await bia()).toEqual({ SALDO: 25, start_date: '2025-05-15' });
});
