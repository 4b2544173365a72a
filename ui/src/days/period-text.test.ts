import { expect, it } from 'vitest';
import { dayText, weekdayAndDay } from './day-format.ts';
import { periodText } from './period-text.ts';

const TODAY = '2026-11-23';

it.each([
  ['a day of this year', '2026-09-24', '24 Sep'],
  ['of next year', '2027-02-01', '1 Feb 2027'],
  ['of last year', '2025-09-24', '24 Sep 2025'],
])('%s', (_, day, text) => {
  expect(dayText(day, TODAY)).toBe(text);
});

it.each([
  ['one day', '2026-09-24', '2026-09-24', '24 Sep'],
  ['one month', '2026-09-12', '2026-09-23', '12–23 Sep'],
  ['two months', '2026-08-25', '2026-09-03', '25 Aug – 3 Sep'],
  ['a month of next year', '2027-04-12', '2027-04-23', '12–23 Apr 2027'],
  ['two months of next year', '2027-08-25', '2027-09-03', '25 Aug – 3 Sep 2027'],
  ['over the end of this year', '2026-12-22', '2027-01-02', '22 Dec – 2 Jan 2027'],
  ['over its beginning', '2025-12-22', '2026-01-02', '22 Dec 2025 – 2 Jan 2026'],
])('a period: %s', (_, start, end, text) => {
  expect(periodText(start, end, TODAY)).toBe(text);
});

it('has years while the current day is unknown', () => {
  expect(dayText('2026-09-24', '')).toBe('24 Sep 2026');
  expect(periodText('2026-08-25', '2026-09-03', '')).toBe('25 Aug – 3 Sep 2026');
});

it('a day of the week', () => {
  expect(weekdayAndDay('2026-09-24')).toMatch(/^Thu,? 24 Sep$/);
});
