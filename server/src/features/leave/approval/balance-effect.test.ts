import { expect, test } from 'vitest';
import { decideByMail, get, post, requestLeave, tokenOf } from '../../../testing/calls.ts';
import { makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { company, makeLeaveInState } from '../request/company.fixture.ts';

const t = useTestApp();

async function accruing() {
  const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  const ana = await makePerson(t, 'Ana', {
    balance: 12.5,
    startDate: '2025-03-02',
    accruesAfter: '2026-03-02',
  });
  return { ana, hugo };
}

const preview = async (who: { cookie: string; name: string }, days: Record<string, string>) => {
  const query = new URLSearchParams({ nome: who.name, type: 'Vacation', ...days });
  return (await get(t, who, `/api/leave_preview?${query}`)).json();
};

test('D60: a vacation that later accruals pay for shows the balance of its first day everywhere', async () => {
  const { ana, hugo } = await accruing();
  await makeLeave(t, ana, '2027-06-01', '2027-06-18');
  const dates = { start: '2027-03-10', end: '2027-03-31' };
  // SALDO is 12.5 - 18. Twelve accruals follow by 10 March 2027.
  const effect = {
    on: '2027-03-10',
    before: 42.5,
    after: 20.5,
    lowest: { on: '2027-06-01', days: 7.5 },
    later: 18,
  };
  expect(await preview(ana, dates)).toMatchObject({
    balance_before: -5.5,
    balance_after: -27.5,
    balance_effect: effect,
    problem: null,
  });

  expect((await requestLeave(t, ana, dates.start, dates.end)).statusCode).toBe(200);
  const [mail] = await t.mails();
  expect(mail?.facts).toContainEqual(['Balance on 10/03/2027', '42.5 → 20.5 days']);
  expect(mail?.facts).toContainEqual(['Lowest afterwards', '7.5 on 01/06/2027']);
  expect(JSON.stringify(mail)).not.toContain('-27.5');

  const { approvals } = (await get(t, hugo, '/api/approvals')).json();
  expect(approvals).toMatchObject([{ balance_before: -5.5, balance_effect: effect }]);
  const token = tokenOf(mail);
  const lookUp = () => post(t, null, '/api/leave-decisions/lookup', { token });
  expect((await lookUp()).json().approval.balance_effect).toEqual(effect);

  // Approving debits the days once, and the page still shows the same figures.
  expect((await decideByMail(t, token)).statusCode).toBe(200);
  expect((await lookUp()).json().approval).toMatchObject({
    balance_before: -5.5,
    balance_after: -27.5,
    balance_effect: effect,
  });
  const outcome = (await t.mails()).at(-1);
  expect(outcome?.facts).toContainEqual(['Balance on 10/03/2027', '20.5 days']);
});

test('D60: other pending vacations count, and a moved one doesn’t', async () => {
  const { ana } = await accruing();
  await requestLeave(t, ana, '2026-04-10', '2026-04-12');
  await requestLeave(t, ana, '2026-05-10', '2026-05-13');
  const dates = { start: '2026-05-20', end: '2026-05-21' };
  expect((await preview(ana, dates)).balance_effect).toEqual({
    on: '2026-05-20',
    before: 10.5,
    after: 8.5,
    lowest: null,
  });
  expect((await preview(ana, { ...dates, moving: '2026-05-10' })).balance_effect).toEqual({
    on: '2026-05-20',
    before: 14.5,
    after: 12.5,
    lowest: null,
  });
});

test('D60: a cancellation returns the days on the leave’s first day', async () => {
  const c = await company(t);
  await makeLeaveInState(t, c, 'cancellation_asked');
  const { approvals } = (await get(t, c.hugo, '/api/approvals')).json();
  expect(approvals).toMatchObject([
    {
      balance_before: 15,
      balance_after: 20,
      balance_effect: { on: '2026-04-06', before: 15, after: 20, lowest: null },
    },
  ]);
});

test('D60: a leave that has begun shows today’s balance', async () => {
  const { ana } = await accruing();
  const { balance_effect } = await preview(ana, { start: '2026-02-10', end: '2026-02-12' });
  expect(balance_effect).toEqual({ on: '2026-03-02', before: 12.5, after: 9.5, lowest: null });
});

test('D60: a type that takes no balance shows none', async () => {
  const { ana, hugo } = await accruing();
  const dates = { start: '2026-04-06', end: '2026-04-07', type: 'Day Off' };
  expect(await preview(ana, dates)).toMatchObject({ balance_before: 12.5, balance_effect: null });
  await requestLeave(t, ana, dates.start, dates.end, { type: 'Day Off' });
  const { approvals } = (await get(t, hugo, '/api/approvals')).json();
  expect(approvals).toMatchObject([{ balance_effect: null }]);
  const [mail] = await t.mails();
  expect(mail?.facts?.map(([label]) => label)).not.toContainEqual(
    expect.stringContaining('Balance'),
  );
});
