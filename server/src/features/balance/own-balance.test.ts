import { expect, test } from 'vitest';
import { get } from '../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

test('D17, D18: the caller’s own balance and next accrual', async () => {
  t.setNow('2026-11-18');
  const ana = await makePerson(t, 'Ana', {
    balance: 12.5,
    startDate: '2025-01-25',
    accruesAfter: '2026-10-31',
  });
  await makePerson(t, 'Bia', { balance: 30 });
  const read = async (caller: { cookie: string }) =>
    (await get(t, caller, '/api/own_balance')).json();
  const next = { on: '2026-11-25', days: 2.5 };
  expect(await read(ana)).toEqual({ own: { balance: 12.5, next_accrual: next } });

  await makeLeave(t, ana, '2026-12-01', '2026-12-05');
  expect(await read(ana)).toEqual({ own: { balance: 7.5, next_accrual: next } });

  // D12: an account without an employee record has no balance.
  expect(await read(await makeAccount(t, 'Guest'))).toEqual({ own: null });
});
