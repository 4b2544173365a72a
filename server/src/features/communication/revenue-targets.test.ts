import { MAX_AMOUNT } from '@intranet/contract/communication/rules.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, setClock } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
let ana: Person;
let nora: Person;
beforeEach(async () => {
  ana = await makePerson(t, 'Ana');
  nora = await makePerson(t, 'Nora', { role: 'tudo_menos_fin' });
});

const read = async () => (await get(t, nora, '/api/get_revenue_targets')).json();
const set = (month: unknown, goal: unknown, actual: unknown, caller = ana) =>
  post(t, caller, '/api/update_revenue_target', { month, goal, actual });
const zeros = (month: number) => ({ month, goal: 0, actual: 0 });
const audited = () =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['subject', 'detail'])
    .where('action', '=', 'revenue_target_changed')
    .execute();

test('spec §7: all twelve months are there, 0 before anything is known', async () => {
  expect(await read()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(zeros));
});

test('sets a month, also to the largest amount, and again; the log has the change', async () => {
  expect((await set(2, 1_234_567, 0)).json()).toEqual({ success: true, message: 'Saved!' });
  await set(2, 1_234_567, MAX_AMOUNT);
  await set(2, 1_234_567, MAX_AMOUNT);
  expect(await read()).toMatchObject([
    zeros(1),
    { month: 2, goal: 1_234_567, actual: MAX_AMOUNT },
    ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(zeros),
  ]);
  expect(await audited()).toEqual([
    { subject: 'February 2026', detail: { goal: '0 → 1234567' } },
    { subject: 'February 2026', detail: { actual: `0 → ${MAX_AMOUNT}` } },
  ]);
});

test('S12: refuses an invalid month or amount', async () => {
  for (const [month, goal, actual] of [
    [0, 1, 1],
    [13, 1, 1],
    [1.5, 1, 1],
    [1, -1, 1],
    [1, 1, 0.5],
    [1, MAX_AMOUNT + 1, 1],
    [1, '1', 1],
    [1, null, 1],
  ]) {
    expect(failure(await set(month, goal, actual)).status).toBe(400);
  }
  expect(await read()).toContainEqual(zeros(1));
});

test('D4: only roles that write', async () => {
  expect((await set(1, 1, 1, nora)).statusCode).toBe(403);
  expect(await audited()).toEqual([]);
});

test('eight at once: one row, and eight lines of the log that follow from one another', async () => {
  const amounts = [1, 2, 3, 4, 5, 6, 7, 8];
  const replies = await Promise.all(amounts.map((goal) => set(5, goal, 0)));
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200));
  const steps = (await audited()).map(({ detail }) =>
    (detail as { goal: string }).goal.split(' → '),
  );
  const ends = new Set(steps.map(([, to]) => to));
  expect(ends).toEqual(new Set(amounts.map(String)));
  for (const [from] of steps) expect(from === '0' || ends.has(from)).toBe(true);
  expect((await read())[4].goal).toBeGreaterThan(0);
});

describe('D54: years', () => {
  const of = async (year: string) =>
    (await get(t, nora, `/api/get_revenue_targets?year=${year}`)).json();
  const setIn = (year: unknown, month: number, goal: number) =>
    post(t, ana, '/api/update_revenue_target', { year, month, goal, actual: 0 });
  const years = async () => (await get(t, nora, '/api/communication-years')).json();

  test('January doesn’t overwrite last January; without a year, it is the current one', async () => {
    await set(1, 100, 90);
    await setClock(t, '2027-01-04');
    expect(await read()).toContainEqual(zeros(1));
    await set(1, 200, 0);
    expect(await read()).toContainEqual({ month: 1, goal: 200, actual: 0 });
    expect(await of('2026')).toContainEqual({ month: 1, goal: 100, actual: 90 });
    expect(await of('2027')).toEqual(await read());
  });

  test('the year changes at midnight in the company’s time zone, not in UTC', async () => {
    await setClock(t, '2027-01-01T02:59:59Z');
    await set(12, 1, 1);
    expect((await years()).current).toBe(2026);
    await setClock(t, '2027-01-01T03:00:00Z');
    expect(await read()).toContainEqual(zeros(12));
    expect((await years()).current).toBe(2027);
    expect((await of('2026'))[11]).toEqual({ month: 12, goal: 1, actual: 1 });
  });

  test('last year stays open through 14 February; a refused change stores nothing', async () => {
    await setClock(t, '2027-02-15T02:59:59Z');
    expect((await setIn(2026, 12, 5)).statusCode).toBe(200);
    await setClock(t, '2027-02-15T03:00:00Z');
    const reply = await setIn(2026, 12, 6);
    const sentence = '2026 closed on 14 February 2027, so it can’t be changed.';
    expect(failure(reply)).toEqual({ status: 409, code: 'year_closed', error: sentence });
    expect(reply.json().fields).toEqual({ year: sentence });
    expect((await of('2026'))[11]).toMatchObject({ goal: 5 });
    expect(await audited()).toHaveLength(1);
    expect(failure(await setIn(2029, 1, 1))).toMatchObject({
      status: 409,
      error: '2029 can be changed from 1 January 2028.',
    });
    expect((await setIn(2028, 1, 1)).statusCode).toBe(200);
  });

  test('lists years that have figures, and which are open', async () => {
    const list = (open: number[], closed: number[] = []) => [
      ...open.map((year) => ({ year, open: true })),
      ...closed.map((year) => ({ year, open: false })),
    ];
    expect(await years()).toEqual({ current: 2026, years: list([2027, 2026]) });
    await set(3, 1, 1);
    await setIn(2027, 1, 1);
    await setClock(t, '2028-02-14');
    expect(await years()).toEqual({ current: 2028, years: list([2029, 2028, 2027], [2026]) });
  });

  test('refuses an odd year with a sentence', async () => {
    for (const year of ['', 'x', '1999', '2101', '2026.5', '1e9', '-1', '2026&year=2025']) {
      const reply = await get(t, nora, `/api/get_revenue_targets?year=${year}`);
      expect(reply.statusCode, year).toBe(400);
      expect(reply.json().fields, year).toEqual({ year: 'Choose a year from 2000 to 2100' });
    }
    for (const year of [null, '', '2026', 1999, 2101, 2026.5, 1e300, [], {}]) {
      const reply = await setIn(year, 1, 1);
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().fields)).toEqual(['year']);
    }
    expect(await audited()).toEqual([]);
  });
});

describe('two people change the same month', () => {
  const change = (goal: number, actual: number, before?: object) =>
    post(t, ana, '/api/update_revenue_target', { month: 4, goal, actual, before });

  test('an amount that only the other has changed keeps their change', async () => {
    await change(100, 0);
    await change(100, 70, { goal: 100, actual: 0 });
    await change(120, 0, { goal: 100, actual: 0 });
    expect((await read())[3]).toEqual({ month: 4, goal: 120, actual: 70 });
  });

  test('the same amount is refused and named; the same value is not', async () => {
    await change(1_500_000, 0);
    const reply = await change(2, 0, { goal: 1, actual: 0 });
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'conflict',
      error: 'Ana changed the goal to R$ 1.500.000 in the meantime. Save again to replace it.',
    });
    expect((await read())[3].goal).toBe(1_500_000);
    expect((await change(1_500_000, 0, { goal: 1, actual: 0 })).statusCode).toBe(200);
    expect(await audited()).toHaveLength(1);
  });

  test('both amounts are refused together, each at its field', async () => {
    await change(5, 6);
    const reply = await change(2, 3, { goal: 0, actual: 0 });
    const { fields } = reply.json();
    expect(Object.keys(fields)).toEqual(['goal', 'actual']);
    expect(reply.json().error).toBe(`${fields.goal} ${fields.actual}`);
    expect((await read())[3]).toMatchObject({ goal: 5, actual: 6 });
  });
});

describe('the history of a month', () => {
  const changes = async (month: string, caller = ana) =>
    get(t, caller, `/api/revenue-targets/${month}/changes`);

  test('names who changed what and when, newest first, also from before there were years', async () => {
    const { pool } = t.database;
    await pool.query(`
      insert into audit_entries (at, actor, action, subject, detail) values
        ('2026-01-01T02:59:59Z', 'Too early', 'revenue_target_changed', 'March', '{"goal": "1 → 2"}'),
        ('2026-01-01T03:00:00Z', 'Bia', 'revenue_target_changed', 'March', '{"goal": "0 → 5"}'),
        ('2026-01-02T03:00:00Z', 'Bia', 'revenue_target_changed', 'April', '{"goal": "0 → 5"}'),
        ('2026-01-03T03:00:00Z', 'Last year', 'revenue_target_changed', 'March', '{"actual": "0 → 5"}')`);
    await set(3, 7, 9);
    await post(t, ana, '/api/update_revenue_target', { year: 2027, month: 3, goal: 1, actual: 0 });
    expect((await changes('2026-03')).json()).toEqual({
      changes: [
        {
          at: expect.any(String),
          by: 'Ana',
          goal: { from: 0, to: 7 },
          actual: { from: 0, to: 9 },
        },
        { at: '2026-01-01T03:00:00.000Z', by: 'Bia', goal: { from: 0, to: 5 }, actual: null },
      ],
    });
    expect((await changes('2027-03')).json().changes).toHaveLength(1);
    const before = (await changes('2025-03')).json().changes;
    expect(before.map(({ by }: { by: string }) => by)).toEqual(['Last year', 'Too early']);
    expect((await changes('2024-03')).json().changes).toEqual([]);
  });

  test('is for those who may change it, and of months only', async () => {
    expect((await changes('2026-03', nora)).statusCode).toBe(403);
    for (const month of ['2026-13', '2026-3', '1999-01', '2101-01', 'x']) {
      expect((await changes(month)).statusCode, month).toBe(400);
    }
  });
});
