import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day } from '../core/days.ts';
import { countLeaveDays, utilizado } from '../leave/leave-dates.ts';
import { statusLabel, usageLabel } from '../leave/leave-states.ts';
import { LEAVE_TYPES, leaveTypeLabel, takesBalance } from '../leave/leave-types.ts';
import { ACCRUAL_DAYS, accrualDays, openingBalance } from './accrual.ts';
import { daysInWords, formatDays, roundDays } from './amounts.ts';

const dayNumber = (min: Day, spanDays: number) =>
  fc.integer({ min: 0, max: spanDays }).map((n) => addDays(min, n));

describe('D16: calendar days, both ends included', () => {
  test.each([
    ['pitfall 22: equal dates are one day', '2026-04-06', '2026-04-06', 1],
    ['a week', '2026-04-06', '2026-04-12', 7],
    ['pitfall 11: over the new year', '2026-12-29', '2027-01-03', 6],
    ['over 29 February', '2024-02-28', '2024-03-01', 3],
    ['over the end of February', '2026-02-28', '2026-03-01', 2],
    ['D21: a leap year has 366', '2024-01-01', '2024-12-31', 366],
  ])('%s', (_, start, end, days) => {
    expect(countLeaveDays(start, end)).toBe(days);
  });

  test('only Vacation debits the balance', () => {
    expect(LEAVE_TYPES.filter(takesBalance)).toEqual(['Vacation']);
  });
});

describe('D17: amounts are shown to half a day', () => {
  test.each([
    [12.5, '12.5', '12.5 days'],
    [12.25, '12.5', '12.5 days'],
    [12.24, '12', '12 days'],
    [1, '1', '1 day'],
    [0, '0', '0 days'],
    [-2.5, '-2.5', '-2.5 days'],
    [0.1 + 0.2, '0.5', '0.5 days'],
  ])('%d', (days, shown, words) => {
    expect(formatDays(days)).toBe(shown);
    expect(daysInWords(days)).toBe(words);
  });

  test('binary fraction errors are removed', () => {
    expect(roundDays(0.1 + 0.2)).toBe(0.3);
    expect(roundDays(2.5 * 3 - 7.49)).toBe(0.01);
  });
});

describe('D18: accruals and their days', () => {
  test.each([
    ['2025-01-15', '2026-01-15'],
    ['2025-01-31', '2026-01-31'],
    ['2023-08-31', '2024-08-31'],
    ['2024-02-29', '2025-02-28'],
    ['2024-08-30', '2025-08-30'],
  ])('pitfall 12: twelve months from %s to %s are exactly 30.0', (start, until) => {
    const days = accrualDays(start, start, until);
    expect(days).toHaveLength(12);
    expect(days.length * ACCRUAL_DAYS).toBe(30);
    expect(days.at(-1)).toBe(until);
  });

  test('the 31st falls on a shorter month’s last day and comes back', () => {
    expect(accrualDays('2026-01-31', '2026-01-31', '2026-07-31')).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
    ]);
  });

  test('29 February falls on the 28th in other years', () => {
    const days = accrualDays('2024-02-29', '2025-01-29', '2028-02-29');
    expect(days.filter((day) => day.slice(5, 7) === '02')).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  test.each([
    ['the day before the anniversary', '2026-01-15', '2026-01-15', '2026-02-14', 0],
    ['on it', '2026-01-15', '2026-01-15', '2026-02-15', 1],
    ['nothing on the first day', '2026-01-15', '2025-01-01', '2026-01-15', 0],
    ['nothing before the first day', '2026-01-15', '2025-01-01', '2025-12-31', 0],
    ['`after` is excluded, `until` included', '2026-01-15', '2026-02-15', '2026-03-15', 1],
    ['18 months without a run', '2024-08-31', '2024-08-31', '2026-03-01', 18],
  ])('%s', (_, start, after, until, count) => {
    expect(accrualDays(start, after, until)).toHaveLength(count);
  });

  const period = fc.tuple(
    dayNumber('2010-01-01', 8000),
    fc.integer({ min: -400, max: 3000 }),
    fc.integer({ min: -50, max: 1500 }),
  );

  test('property: sorted, one in each calendar month, all after `after`, none left out', () => {
    fc.assert(
      fc.property(period, ([start, gap, length]) => {
        const after = addDays(start, gap);
        const until = addDays(after, length);
        const days = accrualDays(start, after, until);
        expect(days).toEqual([...days].sort());
        expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(days.length);
        for (const day of days) expect(day > after && day > start && day <= until).toBe(true);
        const naive = Array.from({ length: 420 }, (_, n) => addMonths(start, n + 1));
        expect(days).toEqual(naive.filter((day) => day > after && day <= until));
      }),
    );
  });

  test('property: cutting the period anywhere gives the same days', () => {
    fc.assert(
      fc.property(period, fc.nat({ max: 1500 }), ([start, gap, length], cut) => {
        const after = addDays(start, gap);
        const until = addDays(after, Math.max(0, length));
        const middle = addDays(after, Math.min(cut, Math.max(0, length)));
        expect([
          ...accrualDays(start, after, middle),
          ...accrualDays(start, middle, until),
        ]).toEqual(accrualDays(start, after, until));
      }),
    );
  });
});

describe('spec §5: the balance proposed for a new employee', () => {
  test.each([
    ['2025-03-02', 30],
    ['2026-02-02', 2.5],
    ['2026-02-03', 0],
    ['2026-03-02', 0],
    ['2027-01-01', 0],
    ['2024-02-29', 60],
    ['2025-08-31', 15],
  ])('started on %s: %d days', (start, days) => {
    expect(openingBalance(start, '2026-03-02')).toBe(days);
  });
});

describe('D27, spec §3: labels', () => {
  test.each([
    ['approved, last day yesterday', true, '2026-03-01', 'S'],
    ['approved, last day today', true, '2026-03-02', 'N'],
    ['approved, in the future', true, '2026-03-03', 'N'],
    ['not approved, past', false, '2026-03-01', 'N'],
  ])('utilizado: %s', (_, approved, lastDay, expected) => {
    expect(utilizado(approved, lastDay, '2026-03-02')).toBe(expected);
  });

  test.each([
    ['APROVADO', 'Approved'],
    ['REJEITADO', 'Rejected'],
    ['PENDENTE', 'Pending'],
    ['', 'Pending'],
    ['aprovado', 'Pending'],
  ])('STATUS %j is shown as %s', (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });

  test('Medical Certificate is shown as Medical Leave; S is Taken, N Scheduled', () => {
    expect(leaveTypeLabel('Medical Certificate')).toBe('Medical Leave');
    expect(leaveTypeLabel('Day Off')).toBe('Day Off');
    expect([usageLabel('S'), usageLabel('N')]).toEqual(['Taken', 'Scheduled']);
  });
});
