import { expect, test } from 'vitest';
import { yearlyLimitProblem } from './leave-dates.ts';
import { LEAVE_TYPES, type LeaveType, leaveTypeRow } from './leave-types.ts';

const dayOff = (start: string, end: string) => ({ type: 'Day Off' as const, start, end });
const over = (left: number, year: string) =>
  `Day Off is limited to 5 days a year. ${left === 1 ? '1 day is' : `${left} days are`} left in ${year}.`;

test.each<[string, string, string, { start: string; end: string }[], string | null]>([
  ['exactly the limit', '2026-03-02', '2026-03-06', [], null],
  ['one day more', '2026-03-02', '2026-03-07', [], over(5, '2026')],
  [
    'other leave in the same year',
    '2026-03-05',
    '2026-03-06',
    [{ start: '2026-01-05', end: '2026-01-08' }],
    over(1, '2026'),
  ],
  [
    'other leave in another year',
    '2026-03-02',
    '2026-03-06',
    [{ start: '2025-01-05', end: '2025-01-08' }],
    null,
  ],
  ['five days in each of two years', '2026-12-27', '2027-01-05', [], null],
  ['six days in the second year', '2026-12-30', '2027-01-06', [], over(5, '2027')],
  [
    'a limit that is used up',
    '2026-03-02',
    '2026-03-02',
    [{ start: '2026-01-01', end: '2026-01-08' }],
    over(0, '2026'),
  ],
])('a limit of 5 days a year: %s', (_, start, end, others, problem) => {
  expect(yearlyLimitProblem(dayOff(start, end), others, 5)).toBe(problem);
});

test.each(LEAVE_TYPES)('newcomer 11: %s has the limit of its row', (type) => {
  const { daysPerYear } = leaveTypeRow(type);
  const request = { ...dayOff('2026-01-01', '2026-12-31'), type };
  const problem = yearlyLimitProblem(request, []);
  if (daysPerYear === undefined) expect(problem).toBeNull();
  else expect(problem).toContain(`is limited to ${daysPerYear} day`);
});

test('no type of the specification has a limit (spec §5)', () => {
  const specified: LeaveType[] = [
    ...(['Vacation', 'Maternity Leave', 'Paternity Leave'] as const),
    ...(['Wedding Leave', 'Medical Certificate', 'Day Off'] as const),
  ];
  const limited = specified.filter((type) => leaveTypeRow(type).daysPerYear !== undefined);
  expect(limited).toEqual([]);
});
