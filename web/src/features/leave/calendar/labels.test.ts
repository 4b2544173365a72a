import { expect, test } from 'vitest';
import { crowdText } from './labels.ts';

test.each([
  [2, 1, 'month', '2'],
  [2, 2, 'weeks', '2'],
  [2, 3, 'weeks', '2 away'],
  [2, 1, 'quarter', '2'],
  [12, 1, 'quarter', ''],
  [2, 7, 'quarter', '2 away'],
] as const)('%i away on %i days in a %s: %j', (count, days, view, text) => {
  expect(crowdText(count, days, view)).toBe(text);
});
