import { expect, it } from 'vitest';
import { endWithinRow } from './use-list-height.ts';

it.each([
  ['ends where the room ends, within a row', 220, [40, 40, 40, 40, 40], 220],
  ['shows that another row follows its last whole one', 202, [40, 40, 40, 40, 40], 192],
  ['cuts a row that almost fits', 238, [40, 40, 40, 40, 40], 232],
  ['counts rows of several lines', 238, [40, 60, 60, 40], 232],
  ['takes undrawn rows to be as high as the last one', 420, [40, 40], 420],
  ['fills the height without rows', 420, [], 420],
])('a list %s', (_, height, rows, expected) => {
  expect(endWithinRow(height, 40, rows)).toBe(expected);
});
