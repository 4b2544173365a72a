import { expect, test } from 'vitest';
import { readDecimal, readFigure, twoReadings } from './read-number.ts';

test.each([
  ['12.5', 12.5],
  [' 12,5 ', 12.5],
  ['.5', 0.5],
  ['-3', -3],
  ['1,250,000', '1,250,000'],
  ['ten', 'ten'],
  ['', ''],
])('a number of days: %j is %j', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});

test.each([
  ['1,250,000', '.', 1_250_000],
  ['1.250.000', '.', 1_250_000],
  ['1.250.000,50', '.', 1_250_000.5],
  ['1,250,000.50', ',', 1_250_000.5],
  ['1 250 000,5', ',', 1_250_000.5],
  ['1 250', '.', 1_250],
  ["1'250'000", '.', 1_250_000],
  ['-1,250', '.', -1_250],
  ['1,250', '.', 1_250],
  ['46.667', ',', 46_667],
  // The language's decimal mark before three digits can be another language's mark of thousands.
  ['1,250', ',', '1,250'],
  ['480.000', '.', '480.000'],
  ['-1.250', '.', '-1.250'],
  ['0,125', '.', 0.125],
  ['46,6', '.', 46.6],
  ['1,25,000', '.', '1,25,000'],
  ['1.250,000.5', '.', '1.250,000.5'],
  ['R$ 5', '.', 'R$ 5'],
])('a figure: %j with the decimal mark %s is %j', (text, decimal, number) => {
  expect(readFigure(text, decimal)).toBe(number);
});

test.each([
  ['480.000', '.', [480_000, 480]],
  ['-1,255', ',', [-1_255, -1.255]],
  ['480.000', ',', null],
  ['480.00', '.', null],
  ['0.125', '.', null],
  ['1.250.000', '.', null],
])('the two readings of %j with the decimal mark %s: %j', (text, decimal, readings) => {
  expect(twoReadings(text, decimal)).toEqual(readings);
});
