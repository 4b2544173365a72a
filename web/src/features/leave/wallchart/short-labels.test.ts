import { expect, test } from 'vitest';
import { barLabels, selectionText } from './short-labels.ts';

const DAYS = 20;
const bar = (from: number, to: number) => ({
  ...{ from, to, cutStart: false, cutEnd: false },
  label: 'Day Off',
});

test.each([
  [1, 0, 'month', 'D', ''],
  [2, 1, 'month', 'D', ''],
  [3, 9, 'month', 'Day Off', ''],
  [1, 3, 'month', '', 'Day Off'],
  [1, 3, 'weeks', '', 'Day Off'],
  [5, 0, 'quarter', '', ''],
  [1, 7, 'quarter', '', 'Day Off'],
  [8, 0, 'quarter', 'Day Off', ''],
] as const)('a bar of %i days, %i free after it, in a %s: %j, %j', (...given) => {
  const [days, room, view, inside, after] = given;
  const labels = barLabels([bar(0, days - 1)], days + room, view);
  expect(labels).toEqual([{ before: '', inside, after }]);
});

test('a bar that goes on needs room for its arrow as well', () => {
  const goesOn = { ...bar(16, 18), cutEnd: true };
  expect(barLabels([goesOn], 19, 'month')).toMatchObject([{ before: 'Day Off', inside: '' }]);
});

test('on its last day, a bar that goes on has no letter below the arrow', () => {
  const goesOn = { ...bar(DAYS - 1, DAYS - 1), cutEnd: true };
  expect(barLabels([goesOn], DAYS, 'month')).toMatchObject([{ before: 'Day Off', inside: '' }]);
  expect(barLabels([goesOn], DAYS, 'month', DAYS - 2)).toMatchObject([{ before: '', inside: '' }]);
});

test('without room after a bar, its label is before it', () => {
  expect(barLabels([bar(DAYS - 1, DAYS - 1)], DAYS, 'month')).toEqual([
    { before: 'Day Off', inside: '', after: '' },
  ]);
});

test('with room on both sides, its label is after it', () => {
  expect(barLabels([bar(8, 8)], DAYS, 'month')).toEqual([
    { before: '', inside: '', after: 'Day Off' },
  ]);
});

test('two labels never share their room', () => {
  const labels = barLabels([bar(8, 8), bar(13, 13), bar(14, 19)], DAYS, 'month');
  expect(labels).toMatchObject([
    { after: 'Day Off' },
    { before: '', inside: 'D', after: '' },
    { inside: 'Day Off' },
  ]);
});

test('no label crosses today’s line; before a bar, a long one may be cut a little', () => {
  const long = { ...bar(8, 8), label: 'Paternity Leave' };
  expect(barLabels([long], DAYS - 8, 'month', 3)).toEqual([
    { before: 'Paternity Leave', inside: '', after: '', room: 4.5 },
  ]);
  expect(barLabels([long], DAYS - 8, 'month', 4)).toMatchObject([{ before: '' }]);
  expect(barLabels([bar(8, 8)], DAYS, 'month', 6)).toMatchObject([{ before: '' }]);
  expect(barLabels([bar(8, 8)], DAYS, 'month', 11)).toMatchObject([{ after: '' }]);
  expect(barLabels([bar(8, 8)], DAYS, 'month', 12)).toMatchObject([{ after: 'Day Off' }]);
});

test.each([
  [1, 'month', '1'],
  [2, 'month', '2 days'],
  [3, 'quarter', '3'],
  [6, 'quarter', '6 days'],
] as const)('a selection of %i days in a %s: %j', (days, view, text) => {
  expect(selectionText(days, view)).toBe(text);
});
