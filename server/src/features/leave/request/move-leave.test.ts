import type { Day } from '@intranet/contract/core/days.ts';
import { describe, expect, test } from 'vitest';
import { appendLedger } from '#features/balance/ledger.ts';
import {
  decideByMail,
  failure,
  get,
  requestLeave,
  requestMove,
  tokenOf,
} from '../../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

async function company() {
  const intern = await makePerson(t, 'Íris Intern', { role: 'apenas_people', balance: 20 });
  const head = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  const submitted = await requestLeave(t, intern, '2026-04-06', '2026-04-10');
  expect(submitted.statusCode, submitted.body).toBe(200);
  return { intern, head };
}

describe('D29: updateVacation', () => {
  test.each(['06/04/2026', '2026-04-06'])(
    'old date as %s: dates and version change, and the approver is mailed again',
    async (oldStart) => {
      const { intern, head } = await company();
      const reply = await requestMove(t, intern, oldStart, '2026-05-04', '2026-05-06');
      expect(reply.json()).toEqual({ success: true, message: 'Vacation updated successfully!' });

      const rows = await t.deps.db.selectFrom('leaves').selectAll().execute();
      expect(rows).toMatchObject([
        { starts_on: '2026-05-04', ends_on: '2026-05-06', days: 3, version: 2, state: 'pending' },
      ]);
      const [, mail] = await t.mails();
      expect(mail?.recipient).toBe(head.email);
      const text = mail?.paragraphs.join(' ');
      expect(text).toContain('06/04/2026 to 10/04/2026');
      expect(text).toContain('04/05/2026 to 06/05/2026');
    },
  );

  test('pitfall 6: the first mail cannot approve the second version', async () => {
    const { intern } = await company();
    await requestMove(t, intern, '06/04/2026', '2026-05-04', '2026-05-06');
    const [first, second] = await t.mails();

    const reply = await decideByMail(t, tokenOf(first));
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'stale_version',
      error: 'The dates have changed. They’re now 04/05/2026 to 06/05/2026.',
    });
    expect(reply.json().current).toMatchObject({ start: '2026-05-04', end: '2026-05-06' });
    const states = await t.deps.db.selectFrom('leaves').select('state').execute();
    expect(states).toEqual([{ state: 'pending' }]);

    expect((await decideByMail(t, tokenOf(second))).statusCode).toBe(200);
  });

  test('moving there and back does not revive the first mail', async () => {
    const { intern } = await company();
    await requestMove(t, intern, '06/04/2026', '2026-05-04', '2026-05-06');
    await requestMove(t, intern, '04/05/2026', '2026-04-06', '2026-04-10');
    const [first] = await t.mails();
    expect(failure(await decideByMail(t, tokenOf(first))).code).toBe('stale_version');
  });

  test.each([
    ['no leave at all', '07/04/2026'],
    ['a day inside it', '2026-04-08'],
    ['its last day', '10/04/2026'],
  ])('an old date without pending leave is refused: %s', async (_, oldStart) => {
    const { intern } = await company();
    const day = oldStart.includes('/') ? oldStart : '08/04/2026';
    const reply = await requestMove(t, intern, oldStart, '2026-05-04', '2026-05-06');
    expect(failure(reply)).toEqual({
      status: 404,
      code: 'no_pending_leave',
      error: `No pending leave starts on ${day}`,
    });
  });

  test.each(['approved', 'rejected', 'withdrawn', 'cancelled', 'cancellation_asked'] as const)(
    'an %s leave cannot be moved',
    async (state) => {
      const { intern } = await company();
      await makeLeave(t, intern, '2026-06-01', '2026-06-02', { state });
      const reply = await requestMove(t, intern, '01/06/2026', '2026-07-01', '2026-07-02');
      expect(failure(reply)).toMatchObject({ status: 404, code: 'no_pending_leave' });
    },
  );

  test('its own old dates don’t overlap, and another leave’s do', async () => {
    const { intern } = await company();
    await makeLeave(t, intern, '2026-04-20', '2026-04-22');
    const shifted = await requestMove(t, intern, '06/04/2026', '2026-04-08', '2026-04-12');
    expect(shifted.statusCode, shifted.body).toBe(200);
    const onto = await requestMove(t, intern, '08/04/2026', '2026-04-21', '2026-04-25');
    expect(failure(onto)).toMatchObject({
      code: 'overlapping_leave',
      error: 'You already have leave from 20/04/2026 to 22/04/2026',
    });
  });

  test('D19: its own days are free again, up to the balance', async () => {
    const { intern } = await company();
    const all = await requestMove(t, intern, '06/04/2026', '2026-05-01', '2026-05-20');
    expect(all.statusCode, all.body).toBe(200);
    const more = await requestMove(t, intern, '01/05/2026', '2026-05-01', '2026-05-21');
    expect(failure(more)).toEqual({
      status: 409,
      code: 'insufficient_balance',
      error:
        'Insufficient balance: 20 days available on 01/05/2026, 21 requested. The balance today is 20 days.',
    });
  });

  test.each([
    ['2026-05-06', '2026-05-04', 'New end date cannot be earlier than new start date'],
    ['2026-05-04', '2027-05-05', 'Leave can last at most 366 days'],
    ['2026-02-30', '2026-03-02', 'Enter a valid date (DD/MM/YYYY)'],
  ])('%s to %s: %s', async (start, end, error) => {
    const { intern } = await company();
    const reply = await requestMove(t, intern, '06/04/2026', start, end);
    expect(failure(reply)).toEqual({ status: 400, code: 'invalid_input', error });
  });

  test('F7: a leave can’t be moved before the start date', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20, startDate: '2026-02-16' });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await requestLeave(t, ana, '2026-04-06', '2026-04-06');
    const reply = await requestMove(t, ana, '2026-04-06', '2026-02-15', '2026-02-16');
    expect(failure(reply)).toMatchObject({
      code: 'before_start_date',
      error: 'Ana started on 16/02/2026',
    });
  });

  test('log row 41, D72: with a negative balance it can be shortened or postponed, not prolonged', async () => {
    const { intern } = await company();
    await t.deps.db.transaction().execute((tx) =>
      appendLedger(tx, {
        ...{ employeeId: intern.employeeId, kind: 'adjustment', days: -30 },
        ...{ effectiveOn: '2026-03-02', actor: 'Ada Admin', reason: 'Correction' },
      }),
    );
    const checked = async (start: Day, end: Day) => {
      const dates = { type: 'Vacation', start, end, moving: '2026-04-06' };
      const query = new URLSearchParams({ nome: intern.name, ...dates });
      const { problem } = (await get(t, intern, `/api/leave_preview?${query}`)).json();
      const reply = await requestMove(t, intern, '2026-04-06', start, end);
      expect(reply.statusCode).toBe(problem === null ? 200 : 409);
      if (problem !== null) expect(reply.json().error).toBe(problem);
      return reply.statusCode;
    };
    expect(await checked('2026-04-06', '2026-04-11')).toBe(409);
    expect(await checked('2026-04-05', '2026-04-08')).toBe(409);
    expect(await checked('2026-04-06', '2026-04-08')).toBe(200);
    expect(await checked('2026-04-07', '2026-04-09')).toBe(200);
  });

  test('D4: only an admin moves another person’s; D12: a record is needed', async () => {
    const { intern } = await company();
    const other = await makePerson(t, 'Otto Other', { cargo: 'C-Level' });
    const move = ['06/04/2026', '2026-05-04', '2026-05-06', intern.name] as const;
    expect(failure(await requestMove(t, other, ...move))).toMatchObject({ status: 403 });
    const admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
    expect((await requestMove(t, admin, ...move)).statusCode).toBe(200);
    const noel = { ...(await makeAccount(t, 'Noel')), name: 'Noel' };
    expect(
      failure(await requestMove(t, noel, '06/04/2026', '2026-05-04', '2026-05-06')),
    ).toMatchObject({ error: 'No employee record for Noel. Ask an administrator to create one.' });
  });

  test('a second click says that the dates are unchanged and mails nobody', async () => {
    const { intern } = await company();
    const twice = await Promise.all([
      requestMove(t, intern, '06/04/2026', '2026-05-04', '2026-05-06'),
      requestMove(t, intern, '06/04/2026', '2026-05-04', '2026-05-06'),
    ]);
    expect(twice.map((reply) => reply.statusCode).sort()).toEqual([200, 404]);
    expect(await t.mails()).toHaveLength(2);
  });

  test('a concurrent move and approval: exactly one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      await t.database.pool.query('delete from decision_tokens; delete from mail_outbox');
      const name = `Racer ${String.fromCharCode(65 + round)}`;
      const racer = await makePerson(t, name, { balance: 20, area: name });
      await makePerson(t, `Head ${name}`, { cargo: 'Head', area: name });
      await requestLeave(t, racer, '2026-04-06', '2026-04-10');
      const [mail] = await t.mails();
      const [moved, decided] = await Promise.all([
        requestMove(t, racer, '06/04/2026', '2026-05-04', '2026-05-06'),
        decideByMail(t, tokenOf(mail)),
      ]);
      expect([moved.statusCode, decided.statusCode]).toEqual(
        moved.statusCode === 200 ? [200, 409] : [404, 200],
      );
    }
  });

  test('a refused move changes nothing and mails nobody', async () => {
    const { intern } = await company();
    await requestMove(t, intern, '06/04/2026', '2026-04-06', '2026-08-30');
    expect(await t.mails()).toHaveLength(1);
    const pending = await get(
      t,
      intern,
      `/api/getPendingVacations?nome=${encodeURIComponent(intern.name)}`,
    );
    expect(pending.json()).toEqual({
      ferias_pendentes: [
        {
          DATA_INICIO_FORMATADA: '06/04/2026',
          DATA_FIM_FORMATADA: '10/04/2026',
          LEAVE_TYPE: 'Vacation',
        },
      ],
    });
  });
});
