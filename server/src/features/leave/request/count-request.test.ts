import { addDays } from '@intranet/contract/core/days.ts';
import { expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { failure, requestLeave, requestMove } from '../../../testing/calls.ts';
import { makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
const LIMIT = 20;

async function company() {
  await makePerson(t, 'Hugo', { cargo: 'Head' });
  return makePerson(t, 'Ana', { balance: 200 });
}

const day = (n: number) => addDays('2026-05-01', 2 * n);

test('J7: an account sends or moves at most 20 requests in ten minutes', async () => {
  const ana = await company();
  const other = await makePerson(t, 'Bia', { balance: 20 });
  for (let n = 0; n < 10; n += 1) {
    expect((await requestLeave(t, ana, day(n), day(n))).statusCode).toBe(200);
  }
  for (let n = 0; n < 10; n += 1) {
    const to = day(n + 50);
    expect((await requestMove(t, ana, day(n), to, to)).statusCode).toBe(200);
  }
  for (const reply of [
    await requestLeave(t, ana, day(30), day(30)),
    await requestMove(t, ana, day(50), day(31), day(31)),
  ]) {
    expect(failure(reply)).toEqual({
      status: 429,
      code: 'too_many_attempts',
      error: 'You’ve sent or changed many requests. Please try again in 10 minutes.',
    });
    expect(reply.headers['retry-after']).toBe('600');
  }
  expect(await t.mails()).toHaveLength(LIMIT);
  expect((await requestLeave(t, other, day(30), day(30))).statusCode).toBe(200);

  t.setNow('2026-03-02T12:10:00Z');
  expect((await requestLeave(t, ana, day(30), day(30))).statusCode).toBe(200);
});

test('J7: thirty at once on two servers are twenty', async () => {
  const ana = await company();
  const servers = [t, await appWithSettings(t, {})];
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      requestLeave({ ...t, inject: (servers[n % 2] as typeof t).inject }, ana, day(n), day(n)),
    ),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  // A busy machine refuses some before they are counted.
  expect(statuses.every((status) => [200, 429, 503].includes(status))).toBe(true);
});

test('refused and repeated requests don’t count', async () => {
  const ana = await company();
  for (let n = 0; n < LIMIT + 5; n += 1) {
    expect((await requestLeave(t, ana, day(1), day(0))).statusCode).toBe(400);
    expect((await requestLeave(t, ana, day(2), day(2))).statusCode).toBe(200);
    expect((await requestLeave(t, ana, day(2), addDays(day(2), 1))).statusCode).toBe(409);
  }
  expect((await requestLeave(t, ana, day(3), day(3))).statusCode).toBe(200);
});
