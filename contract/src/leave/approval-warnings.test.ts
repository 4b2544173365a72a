import { expect, test } from 'vitest';
import { type ApprovalFindings, isWithoutWarning } from './approval-warnings.ts';

const CLEAR: ApprovalFindings = {
  asks: 'leave',
  balance_effect: { on: '2026-12-01', before: 10, after: 0, lowest: null },
  away_count: 0,
  warnings: [],
  checks: [],
  hints: [],
  last_day: null,
};

test.each<[string, Partial<ApprovalFindings>, boolean]>([
  ['nothing to warn about', {}, true],
  ['no effect on the balance', { balance_effect: null }, true],
  [
    'a balance below zero on its first day',
    { balance_effect: { on: '2026-12-01', before: 9.5, after: -0.5, lowest: null } },
    false,
  ],
  [
    'a balance below zero later',
    {
      balance_effect: {
        on: '2026-12-01',
        before: 10,
        after: 1,
        lowest: { on: '2027-06-01', days: -0.5 },
      },
    },
    false,
  ],
  ['a coverage warning', { warnings: ['3 of Finance would be away.'] }, false],
  ['a colleague who is away too', { away_count: 1 }, false],
  ['something to check', { checks: ['Starts in 2062: check the year'] }, false],
  ['a hint from the law', { hints: [{ text: 'Too short.', article: 'CLT Art. 134 §1' }] }, false],
  ['days after a planned last day', { last_day: '2026-12-02' }, false],
  ['a request to cancel', { asks: 'cancellation' }, false],
])('a request with %s', (_, change, clear) => {
  expect(isWithoutWarning({ ...CLEAR, ...change })).toBe(clear);
});
