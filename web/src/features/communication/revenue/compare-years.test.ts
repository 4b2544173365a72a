import { expect, test } from 'vitest';
import { changeOf, changeText, rowsOf, totalOf } from './compare-years.ts';

/** A year whose months have these actuals, and 0 afterwards. */
const year = (...actuals: number[]) =>
  Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    goal: 100,
    actual: actuals[index] ?? 0,
  }));
const LAST = year(...Array(12).fill(100));

test.each([
  [108, 100, '+8%'],
  [92, 100, '−8%'],
  [100, 100, '0%'],
  [1, 3, '−67%'],
])('%i after %i is %s', (actual, last, text) => {
  expect(changeText(changeOf(actual, last) ?? Number.NaN)).toBe(text);
});

test.each([
  [0, 100],
  [100, 0],
  [0, 0],
])('%i after %i has no change', (actual, last) => {
  expect(changeOf(actual, last)).toBeNull();
});

test('a month has last year’s actual beside it', () => {
  const rows = rowsOf(year(120, 0, 90), year(100, 100));
  expect(rows.map(({ last }) => last).slice(0, 4)).toEqual([100, 100, null, null]);
  expect(rows.map(({ change }) => change).slice(0, 4)).toEqual([20, null, null, null]);
});

test('the total compares the complete months only, and names them', () => {
  const rows = rowsOf(year(110, 110, 110, 5), LAST);
  expect(totalOf(rows, 4)).toMatchObject({ actual: 335, last: 1200, change: 10, span: 'Jan–Mar' });
  expect(totalOf(rowsOf(year(110, 5), LAST), 2)).toMatchObject({ change: 10, span: 'Jan' });
  expect(totalOf(rowsOf(year(110, 0, 110), LAST), undefined)).toMatchObject({
    change: 10,
    span: '2 months',
  });
});

test('a whole year needs no months', () => {
  const total = totalOf(rowsOf(year(...Array(12).fill(150)), LAST), undefined);
  expect(total).toEqual({ month: 0, goal: 1200, actual: 1800, last: 1200, change: 50 });
});

test('a year without revenue, or without a year before, has no change', () => {
  expect(totalOf(rowsOf(year(), LAST), undefined)).toMatchObject({ last: 1200, change: null });
  expect(totalOf(rowsOf(LAST, []), undefined)).toMatchObject({ last: null, change: null });
});
