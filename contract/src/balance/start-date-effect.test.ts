import { expect, test } from 'vitest';
import { startDateEffect } from './start-date-effect.ts';

const today = '2026-11-22';

test.each<[string, string | null, string, boolean, (number | null)[]]>([
  ['two months earlier', '2026-03-10', '2026-01-10', true, [8, 10, 5]],
  ['two months later', '2026-01-10', '2026-03-10', true, [10, 8, -5]],
  [
    'later in the same month, past this month’s day',
    '2026-01-10',
    '2026-01-25',
    true,
    [10, 9, -2.5],
  ],
  ['within the same month, before today', '2026-01-10', '2026-01-20', true, [10, 10, 0]],
  ['into the future', '2026-01-10', '2026-12-01', true, [10, 0, -25]],
  ['a date that was unknown', null, '2026-01-10', true, [null, 10, 0]],
  ['a contractor', '2026-03-10', '2026-01-10', false, [8, 10, 0]],
  ['the 31st counts on the last day of a month', '2025-12-31', '2026-01-31', true, [10, 9, -2.5]],
])('D18: a start date corrected: %s', (_, from, to, accrues, expected) => {
  const { monthsBefore, monthsAfter, adjustment } = startDateEffect(from, to, { accrues, today });
  expect([monthsBefore, monthsAfter, adjustment]).toEqual(expected);
});
