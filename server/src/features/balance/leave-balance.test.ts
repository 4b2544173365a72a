import { describe, expect, test } from 'vitest';
import { failure, get, post, requestLeave } from '../../testing/calls.ts';
import { makeLeave, makePerson } from '../../testing/factories.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';

/** Makes an employee with a balance. If `accrues`, the last accrual was posted today, 2 March. */
async function company(t: TestApp, balance: number, accrues = false) {
  const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  const ana = await makePerson(t, 'Ana', {
    balance,
    ...(accrues && { startDate: '2025-03-02', accruesAfter: '2026-03-02' }),
  });
  return { ana, hugo };
}

const refused = (
  on: string,
  available: number | string,
  requested: number,
  explanation = `The balance today is ${available} days.`,
) => ({
  status: 409,
  code: 'insufficient_balance',
  error: `Insufficient balance: ${available} days available on ${on}, ${requested} requested. ${explanation}`,
});
const explains = (today: string, parts: string) =>
  `The balance today is ${today} days; the days available also count ${parts}.`;
const EARNED = '+22.5 earned by then';

describe('D19 at submit', () => {
  const t = useTestApp();

  test('pitfall 4: with 3 days left and 3 pending, a fourth is refused on any date', async () => {
    const { ana } = await company(t, 3);
    expect((await requestLeave(t, ana, '2026-04-06', '2026-04-08')).statusCode).toBe(200);
    for (const day of ['2026-04-20', '2026-03-20', '2026-03-02', '2026-02-20']) {
      const on = day < '2026-04-06' ? '06/04/2026' : '20/04/2026';
      expect(failure(await requestLeave(t, ana, day, day)), day).toEqual(
        refused(on, 0, 1, explains('3', '-3 for other pending requests')),
      );
    }
  });

  test('pitfall 4: a rejected request frees its days', async () => {
    const { ana, hugo } = await company(t, 3);
    await requestLeave(t, ana, '2026-04-06', '2026-04-08');
    const [leave] = await t.deps.db.selectFrom('leaves').select('id').execute();
    const reject = { decision: 'reject', version: 1 };
    await post(t, hugo, `/api/approvals/${leave?.id}`, reject);
    expect((await requestLeave(t, ana, '2026-05-04', '2026-05-06')).statusCode).toBe(200);
  });

  test('pitfall 13: December uses December’s balance, and June may not use it up', async () => {
    // The balance is 10 today and grows by 2.5 on the 2nd of each month, to 32.5 on 2 December.
    const { ana } = await company(t, 10, true);
    const tooMuch = await requestLeave(t, ana, '2026-12-02', '2027-01-03');
    expect(failure(tooMuch)).toEqual(refused('02/12/2026', 32.5, 33, explains('10', EARNED)));
    expect((await requestLeave(t, ana, '2026-12-02', '2026-12-31')).statusCode).toBe(200);
    const starving = await requestLeave(t, ana, '2026-06-08', '2026-06-10');
    expect(failure(starving)).toEqual(
      refused('02/12/2026', 2.5, 3, explains('10', `${EARNED} and -30 for other pending requests`)),
    );
    expect((await requestLeave(t, ana, '2026-06-08', '2026-06-09')).statusCode).toBe(200);
  });

  test('the same holds when December is already approved', async () => {
    const { ana } = await company(t, 10, true);
    await makeLeave(t, ana, '2026-12-02', '2026-12-31');
    expect(failure(await requestLeave(t, ana, '2026-06-08', '2026-06-10'))).toEqual(
      refused('02/12/2026', 2.5, 3, explains('-20', EARNED)),
    );
    expect((await requestLeave(t, ana, '2026-06-08', '2026-06-09')).statusCode).toBe(200);
  });

  test('the accrual pays from its own day on, not the day before', async () => {
    const { ana } = await company(t, 0, true);
    expect(failure(await requestLeave(t, ana, '2026-04-01', '2026-04-01'))).toEqual(
      refused('01/04/2026', 0, 1),
    );
    expect((await requestLeave(t, ana, '2026-04-02', '2026-04-03')).statusCode).toBe(200);
  });

  test('D16: other types use no balance, pending or approved', async () => {
    const { ana } = await company(t, 1);
    await makeLeave(t, ana, '2026-05-01', '2026-05-31', { type: 'Maternity Leave' });
    const dayOff = await requestLeave(t, ana, '2026-04-20', '2026-04-30', { type: 'Day Off' });
    expect(dayOff.statusCode).toBe(200);
    expect((await requestLeave(t, ana, '2026-04-06', '2026-04-06')).statusCode).toBe(200);
  });

  test('D17: balances are shown to half a day and compared exactly', async () => {
    const { ana } = await company(t, 2.99);
    expect(failure(await requestLeave(t, ana, '2026-04-06', '2026-04-08'))).toEqual(
      refused('06/04/2026', 2.5, 3),
    );
    expect((await requestLeave(t, ana, '2026-04-06', '2026-04-07')).statusCode).toBe(200);
  });

  test('a past leave is paid from today’s balance', async () => {
    const { ana } = await company(t, 3);
    expect(failure(await requestLeave(t, ana, '2025-12-01', '2025-12-04'))).toEqual(
      refused('02/03/2026', 3, 4),
    );
    expect((await requestLeave(t, ana, '2025-12-01', '2025-12-03')).statusCode).toBe(200);
  });
});

describe('D19 with LEAVE_OVERDRAFT_DAYS=5', () => {
  const t = useTestApp({ LEAVE_OVERDRAFT_DAYS: '5' });

  test('five days below zero are allowed and six are not, at submit and approval', async () => {
    const { ana, hugo } = await company(t, 3);
    expect(failure(await requestLeave(t, ana, '2026-04-06', '2026-04-14'))).toEqual(
      refused('06/04/2026', 8, 9, explains('3', '+5 of overdraft')),
    );
    expect((await requestLeave(t, ana, '2026-04-06', '2026-04-13')).statusCode).toBe(200);
    const [leave] = await t.deps.db.selectFrom('leaves').select('id').execute();
    const approve = { decision: 'approve', version: 1 };
    expect((await post(t, hugo, `/api/approvals/${leave?.id}`, approve)).statusCode).toBe(200);
    const { saldos } = (await get(t, ana, '/api/saldo')).json();
    expect(saldos).toContainEqual(expect.objectContaining({ username: 'Ana', balance: -5 }));
  });
});

describe('S10: names are stored and listed as they are', () => {
  const t = useTestApp();

  test.each([
    ['markup', '<script>alert("x")</script>'],
    ['quotes', `D'Ávila "Zé" \\ / & Co`],
    ['right to left', 'Ana \u202Eabc\u202C عمر'],
    ['emoji', 'Ana 🎉👩🏽‍💻'],
    ['a formula', '=HYPERLINK("http://evil.example")'],
    ['a template', '{{7*7}} %s %n'],
    ['JSON', '","balance":999,"x":"'],
    ['line separators', 'Ana\u2028\u2029Reis'],
    ['42 characters or more, where JSON serialization changes its method', 'é"'.repeat(40)],
  ])('%s', async (_, name) => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head', area: name.slice(0, 80) });
    const ana = await makePerson(t, name.slice(0, 80), { balance: 20, area: name.slice(0, 80) });
    const bia = await makePerson(t, 'Bia', { area: name.slice(0, 80) });
    const submitted = await requestLeave(t, ana, '2026-04-06', '2026-04-07');
    expect(submitted.statusCode, submitted.body).toBe(200);
    await makeLeave(t, bia, '2026-04-07', '2026-04-08');
    const shown = name.slice(0, 80);
    const lists = await Promise.all([
      get(t, ana, '/api/ferias_area'),
      get(t, ana, '/api/saldo'),
      post(t, ana, '/verificarConflito', { area: shown }),
      get(t, ana, '/api/current_user'),
    ]);
    const [leaves, balances, conflicts, current] = lists.map((reply) => reply.json());
    expect(leaves[0]).toMatchObject({ NOME: shown, AREA: shown });
    expect(balances.saldos).toContainEqual(
      expect.objectContaining({ username: shown, area: shown, balance: 20 }),
    );
    expect(conflicts.conflitos).toMatchObject([{ NOME1: shown, AREA2: shown, NOME2: 'Bia' }]);
    expect(current.employee).toMatchObject({ name: shown, area: shown });
    for (const reply of lists) {
      expect(reply.headers['content-type']).toMatch(/^application\/json/);
    }
  });
});
