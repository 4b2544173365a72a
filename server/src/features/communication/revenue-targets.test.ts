import { MAX_AMOUNT } from '@intranet/contract/communication/rules.ts';
import { beforeEach, expect, test } from 'vitest';
import { failure, get, post } from '../../testing/calls.ts';
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
    { subject: 'February', detail: { goal: '0 → 1234567' } },
    { subject: 'February', detail: { actual: `0 → ${MAX_AMOUNT}` } },
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
