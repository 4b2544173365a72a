import { expect, it } from 'vitest';
import { wholeRows } from './use-list-height.ts';

it.each([
  ['ends before a row that would be cut', 210, [40, 40, 40, 40, 40], 200],
  ['counts rows of several lines', 230, [40, 60, 60, 40], 200],
  ['takes undrawn rows to be as high as the last one', 430, [40, 40], 400],
  ['ends after a row that just fits', 160, [40, 40, 40], 160],
  ['fills the height without rows', 420, [], 420],
])('a list %s', (_, height, rows, expected) => {
  expect(wholeRows(height, 40, rows)).toBe(expected);
});
