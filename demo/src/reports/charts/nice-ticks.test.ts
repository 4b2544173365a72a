import { expect, test } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

test.each([
  [
    [219, 786],
    [0, 200, 400, 600, 800],
  ],
  [
    [21_000, 38_000],
    [0, 10_000, 20_000, 30_000, 40_000],
  ],
  [
    [12, 87],
    [0, 20, 40, 60, 80, 100],
  ],
  [
    [-1150, 1480],
    [-2000, -1000, 0, 1000, 2000],
  ],
  [
    [1.2, 5.8],
    [0, 2, 4, 6],
  ],
  [[0], [0, 0.2, 0.4, 0.6, 0.8, 1].slice(0, 2)],
])('even round steps around %j', (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks);
});
