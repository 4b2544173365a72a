import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

test('so many at a time, in the order they came, also when some fail', async () => {
  const run = limitConcurrency(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const task = (n: number) => async () => {
    begun.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 5));
    running -= 1;
    if (n % 3 === 0) throw new Error(`${n}`);
    return n;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((n) => run(task(n))));
  expect(results.map((result) => result.status === 'fulfilled')).toEqual([
    ...[true, true, false, true, true, false, true],
  ]);
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(2);
  expect(await run(async () => 'free again')).toBe('free again');
});
