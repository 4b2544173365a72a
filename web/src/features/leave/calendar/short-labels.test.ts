import { expect, test } from 'vitest';
import { barLabel, crowdText, selectionText } from './short-labels.ts';

test.each([
  [1, 0, 'month', false, 'D', ''],
  [2, 1, 'month', false, 'D', ''],
  [3, 9, 'month', false, 'Day Off', ''],
  [1, 3, 'month', false, '', 'Day Off'],
  [1, 3, 'weeks', false, '', 'Day Off'],
  [1, 0, 'month', true, '?', ''],
  [1, 3, 'month', true, '?', 'Day Off'],
  [4, 0, 'month', true, '? Day Off', ''],
  [5, 0, 'quarter', false, '', ''],
  [5, 0, 'quarter', true, '?', ''],
  [1, 7, 'quarter', false, '', 'Day Off'],
  [8, 0, 'quarter', false, 'Day Off', ''],
] as const)('a bar of %i days, %i free after it, in a %s, pending %s: %j, %j', (...given) => {
  const [days, room, view, pending, inside, after] = given;
  expect(barLabel('Day Off', [days, room], view, pending)).toEqual({ inside, after });
});

test.each([
  [2, 1, 'month', '2'],
  [2, 2, 'weeks', '2 away'],
  [2, 1, 'quarter', '2'],
  [12, 1, 'quarter', ''],
  [2, 5, 'quarter', '2 away'],
] as const)('%i away on %i days in a %s: %j', (count, days, view, text) => {
  expect(crowdText(count, days, view)).toBe(text);
});

test.each([
  [1, 'month', '1'],
  [2, 'month', '2 days'],
  [3, 'quarter', '3'],
  [6, 'quarter', '6 days'],
] as const)('a selection of %i days in a %s: %j', (days, view, text) => {
  expect(selectionText(days, view)).toBe(text);
});
