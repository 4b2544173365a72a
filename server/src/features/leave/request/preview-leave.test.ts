import { describe, expect, test } from 'vitest';
import { failure, get, requestLeave, requestMove } from '../../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

interface Wanted {
  start: string;
  end: string;
  type?: string;
  nome?: string;
  moving?: string;
}

function preview(who: { cookie: string; name: string }, wanted: Wanted) {
  const query = new URLSearchParams({ nome: who.name, type: 'Vacation', ...wanted });
  return get(t, who, `/api/leave_preview?${query}`);
}

async function company() {
  const ana = await makePerson(t, 'Ana', { balance: 20 });
  await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  return ana;
}

describe('D30: the leave preview', () => {
  test('it has days, balance and colleagues away', async () => {
    const ana = await company();
    const bia = await makePerson(t, 'Bia & Co');
    const far = await makePerson(t, 'Far', { area: 'Legal' });
    await makeLeave(t, bia, '2026-04-10', '2026-04-12', { state: 'pending' });
    await makeLeave(t, far, '2026-04-10', '2026-04-12');
    const gone = await makePerson(t, 'Gone', { ativo: 'N' });
    await makeLeave(t, gone, '2026-04-10', '2026-04-12');
    const reply = await preview(ana, { start: '2026-04-06', end: '2026-04-10' });
    expect(reply.json()).toEqual({
      days: 5,
      balance_before: 20,
      balance_after: 15,
      balance_effect: { on: '2026-04-06', before: 20, after: 15, lowest: null },
      problem: null,
      warnings: [],
      checks: [],
      hints: expect.any(Array),
      last_day: null,
      away: [
        {
          employee_id: bia.employeeId,
          name: 'Bia & Co',
          start: '2026-04-10',
          end: '2026-04-12',
          pending: true,
        },
      ],
    });
  });

  test('D16: a Day Off takes no balance', async () => {
    const ana = await company();
    const reply = await preview(ana, { start: '2026-04-06', end: '2026-04-10', type: 'Day Off' });
    expect(reply.json()).toMatchObject({ days: 5, balance_before: 20, balance_after: 20 });
  });

  const dates = [
    ['fits', '2026-04-06', '2026-04-10', 'Vacation'],
    ['meets another leave', '2026-05-04', '2026-05-04', 'Vacation'],
    ['more than the balance', '2026-04-06', '2026-04-30', 'Vacation'],
    ['367 days', '2026-06-01', '2027-06-02', 'Day Off'],
    ['end before start', '2026-04-10', '2026-04-06', 'Vacation'],
    ['one day', '2026-04-06', '2026-04-06', 'Vacation'],
  ] as const;
  test.each(dates)(
    'its problem is the sentence of a refused submit: %s',
    async (_, start, end, type) => {
      const ana = await company();
      await makeLeave(t, ana, '2026-05-01', '2026-05-05', { type: 'Day Off' });
      const seen = await preview(ana, { start, end, type });
      const submitted = await requestLeave(t, ana, start, end, { type });
      const sentence = submitted.statusCode === 200 ? null : submitted.json().error;
      // The preview either fails with the same sentence or contains it.
      const shown = seen.statusCode === 200 ? seen.json().problem : seen.json().error;
      expect(shown).toBe(sentence);
    },
  );

  test('F7, spec-b 7: it says what to check, and that the employee started later', async () => {
    const ana = await makePerson(t, 'Ana', { startDate: '2026-02-16' });
    const future = { start: '2062-03-01', end: '2062-03-04', type: 'Wedding Leave' };
    expect((await preview(ana, future)).json()).toMatchObject({
      problem: null,
      checks: ['Starts in 2062: check the year', 'Above the limit for Wedding Leave: 3 days'],
    });
    const early = { start: '2026-02-15', end: '2026-02-15', type: 'Day Off' };
    expect((await preview(ana, early)).json()).toMatchObject({
      problem: 'Ana started on 16/02/2026',
      checks: [],
    });
  });

  test('it stores and mails nothing', async () => {
    const ana = await company();
    await preview(ana, { start: '2026-04-06', end: '2026-04-10' });
    expect(await t.mails()).toEqual([]);
    expect(await t.deps.db.selectFrom('leaves').selectAll().execute()).toEqual([]);
  });

  test('a moved leave’s own dates don’t count', async () => {
    const ana = await company();
    await requestLeave(t, ana, '2026-04-06', '2026-04-25');
    const wanted = { start: '2026-04-07', end: '2026-04-26' };
    expect((await preview(ana, wanted)).json().problem).toContain('You already have leave');
    const moving = { ...wanted, moving: '2026-04-06' };
    expect((await preview(ana, moving)).json()).toMatchObject({ problem: null, days: 20 });
    const none = await preview(ana, { ...wanted, moving: '2026-04-07' });
    expect(failure(none)).toEqual({
      status: 404,
      code: 'no_pending_leave',
      error: 'No pending leave starts on 07/04/2026',
    });
    expect((await requestMove(t, ana, '06/04/2026', wanted.start, wanted.end)).statusCode).toBe(
      200,
    );
  });

  test('D4: only one’s own, or anybody’s for an admin; D12, D14: the same sentences', async () => {
    const ana = await company();
    const bia = await makePerson(t, 'Bia', { cargo: 'C-Level' });
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const gil = await makePerson(t, 'Gil', { ativo: 'N' });
    const noel = { ...(await makeAccount(t, 'Noel')), name: 'Noel' };
    const wanted = { start: '2026-04-06', end: '2026-04-10' };
    expect(failure(await preview(bia, { ...wanted, nome: ana.name })).status).toBe(403);
    expect((await preview(ada, { ...wanted, nome: ana.name })).statusCode).toBe(200);
    expect(failure(await preview(gil, wanted)).code).toBe('not_active');
    expect(failure(await preview(noel, wanted)).error).toBe(
      'No employee record for Noel. Ask an administrator to create one.',
    );
  });
});
