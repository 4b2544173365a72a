import { expect, test } from 'vitest';
import { closedYearReason, isYearOpen, openUntil } from './years.ts';

test.each([
  ['2026-12-31', [2026, 2027]],
  ['2027-01-01', [2026, 2027, 2028]],
  ['2027-02-13', [2026, 2027, 2028]],
  ['2027-02-14', [2026, 2027, 2028]],
  ['2027-02-15', [2027, 2028]],
  ['2028-02-29', [2028, 2029]],
])('D54: on %s, the open years are %j', (today, open) => {
  const years = [2000, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2100];
  expect(years.filter((year) => isYearOpen(year, today))).toEqual(open);
});

test.each([
  [2025, '2026-02-14', null],
  [2025, '2026-02-15', '2025 closed on 14 February 2026, so it can’t be changed.'],
  [2026, '2026-02-15', null],
  [2027, '2026-02-15', null],
  [2028, '2026-02-15', '2028 can be changed from 1 January 2027.'],
])('says why %i can’t be changed on %s', (year, today, reason) => {
  expect(closedYearReason(year, today)).toBe(reason);
});

test.each([
  [2026, '2026-12-31', null],
  [2026, '2027-01-01', '2026 can be changed until 14 February 2027.'],
  [2026, '2027-02-15', null],
  [2027, '2027-01-01', null],
])('says until when %i is open on %s', (year, today, sentence) => {
  expect(openUntil(year, today)).toBe(sentence);
});
