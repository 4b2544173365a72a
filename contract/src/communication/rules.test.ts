import { expect, test } from 'vitest';
import { birthdayProblem, monthName, parseAmount, percentReached, sumTargets } from './rules.ts';

test.each([
  ['R$ 1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  [' 12 345 ', 12_345],
  ['-5', 5],
  ['007', 7],
  ['', 0],
  ['R$', 0],
])('pitfall 28: %j is %i', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  [0, 0, 0],
  [0, 500, 0],
  [200, 0, 0],
  [200, 134, 67],
  [3, 2, 67],
  [100, 112, 112],
])('spec §5: with a goal of %i, %i is %i percent', (goal, actual, percent) => {
  expect(percentReached({ goal, actual })).toBe(percent);
});

test('a year is the sum of its months', () => {
  expect(
    sumTargets([
      { goal: 1, actual: 2 },
      { goal: 10, actual: 20 },
    ]),
  ).toEqual({ goal: 11, actual: 22 });
});

test('months have their English names', () => {
  expect([1, 12, 13].map(monthName)).toEqual(['January', 'December', '']);
});

test('a birthday may be today but not tomorrow', () => {
  expect(birthdayProblem('2026-11-21', '2026-11-21')).toBeNull();
  expect(birthdayProblem('2026-11-22', '2026-11-21')).toBe('The birth date can’t be in the future');
});
