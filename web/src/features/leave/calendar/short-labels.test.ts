import { expect, test } from 'vitest';
import { barText, selectionText } from './short-labels.ts';

test.each([
  [1, 'month', false, 'D'],
  [2, 'month', false, 'D'],
  [3, 'month', false, 'Day Off'],
  [1, 'month', true, '?'],
  [4, 'month', true, '? Day Off'],
  [5, 'quarter', false, ''],
  [5, 'quarter', true, '?'],
  [8, 'quarter', false, 'Day Off'],
] as const)('a bar of %i days in a %s, pending %s: %j', (days, view, pending, text) => {
  expect(barText('Day Off', days, view, pending)).toBe(text);
});

test.each([
  [1, 'month', '1'],
  [2, 'month', '2 days'],
  [3, 'quarter', '3'],
  [6, 'quarter', '6 days'],
] as const)('a selection of %i days in a %s: %j', (days, view, text) => {
  expect(selectionText(days, view)).toBe(text);
});
