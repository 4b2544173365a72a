import { expect, test } from 'vitest';
import { quietMoment } from './quiet-moment.ts';

/** Simulates these utilizations, one per measurement. */
function busy(...shares: number[]) {
  let looks = 0;
  const startWatching = () => () => shares[looks++] ?? shares.at(-1) ?? 0;
  return { startWatching, looks: () => looks };
}

test('an idle process continues after one measurement', async () => {
  const idle = busy(0.1);
  await quietMoment(idle.startWatching);
  expect(idle.looks()).toBe(1);
});

test('a busy one waits until it is not', async () => {
  const soon = busy(1, 0.95, 0.5, 0.1);
  await quietMoment(soon.startWatching);
  expect(soon.looks()).toBe(4);
});

test('D25: however busy it is, mail waits no longer than a quarter of a second', async () => {
  const never = busy(1);
  await quietMoment(never.startWatching);
  expect(never.looks()).toBe(10);
});

test('distinguishes a busy process from an idle one', async () => {
  let working = true;
  const work = () => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    if (working) setImmediate(work);
  };
  let passed = false;
  work();
  const moment = quietMoment().then(() => {
    passed = true;
  });
  await new Promise((done) => setTimeout(done, 120));
  expect(passed).toBe(false);
  working = false;
  await moment;
  expect(passed).toBe(true);
});
