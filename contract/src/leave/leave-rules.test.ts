import { describe, expect, test } from 'vitest';
import { addDays } from '../core/days.ts';
import { requestHints } from './leave-rules.ts';
import type { LeaveType } from './leave-types.ts';

const TODAY = '2026-03-02';

describe('F7: a start far from today is hinted at', () => {
  test.each([
    ['1999-03-01', ['Starts in 1999: check the year']],
    ['2025-03-01', ['Starts in 2025: check the year']],
    ['2025-03-02', []],
    ['2027-09-02', []],
    ['2027-09-03', ['Starts in 2027: check the year']],
    ['2062-03-01', ['Starts in 2062: check the year']],
  ])('%s', (start, expected) => {
    expect(requestHints({ type: 'Vacation', start, end: start }, TODAY)).toEqual(expected);
  });
});

describe('spec-b 7: a request beyond the benefits is hinted at', () => {
  const limits: [LeaveType, start: string, lastDay: string, limit: string][] = [
    ['Day Off', '2026-03-10', '2026-03-10', '1 day'],
    ['Wedding Leave', '2026-03-10', '2026-03-12', '3 days'],
    ['Paternity Leave', '2026-03-10', '2026-03-29', '20 days'],
    ['Maternity Leave', '2026-03-10', '2026-09-09', '6 months'],
    ['Maternity Leave', '2026-08-31', '2027-02-27', '6 months'],
  ];

  test.each(limits)('%s from %s lasts until %s at most: %s', (type, start, end, limit) => {
    expect(requestHints({ type, start, end }, TODAY)).toEqual([]);
    expect(requestHints({ type, start, end: addDays(end, 1) }, TODAY)).toMatchObject([
      expect.stringMatching(new RegExp(`^Above the limit for .+: ${limit}$`)),
    ]);
  });

  test.each<LeaveType>(['Vacation', 'Medical Certificate'])('%s has no limit', (type) => {
    expect(requestHints({ type, start: '2026-03-10', end: '2027-03-09' }, TODAY)).toEqual([]);
  });
});
