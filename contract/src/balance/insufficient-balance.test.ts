import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../core/days.ts';
import { roundDays } from './amounts.ts';
import { balanceToday, type ExplainedCase, insufficientBalance } from './balance-effect.ts';
import { fitsBalance } from './funding.ts';

const TODAY = '2026-03-02';

/** 10 days in the ledger, nothing to come, 11 requested in three days; `change` overrides parts of it. */
function caseOf(change: Partial<ExplainedCase> = {}): ExplainedCase {
  return {
    today: TODAY,
    posted: [{ on: '2026-01-01', days: 10, at_once: false }],
    accrual: null,
    pending: [],
    request: { on: '2026-03-05', days: 11 },
    overdraft: 0,
    ...change,
  };
}

const sentence = (c: ExplainedCase) => insufficientBalance(c, fitsBalance(c));

describe('D19: the error message', () => {
  test.each([
    [10, 11, 'Insufficient balance: 10 days available on 05/03/2026, 11 requested'],
    [2.5, 3, 'Insufficient balance: 2.5 days available on 05/03/2026, 3 requested'],
    [0, 1, 'Insufficient balance: 0 days available on 05/03/2026, 1 requested'],
    [2.99, 3, 'Insufficient balance: 2.5 days available on 05/03/2026, 3 requested'],
    [-4, 1, 'Insufficient balance: 0 days available on 05/03/2026, 1 requested'],
  ])('%d available, %d requested', (available, requested, expected) => {
    const c = caseOf({ request: { on: '2026-03-05', days: requested } });
    const text = insufficientBalance(c, { fits: false, available, on: '2026-03-05' });
    expect(text.split('. ')[0]).toBe(expected);
  });
});

describe('D60, spec-b 12: the second sentence explains the difference from the balance today', () => {
  const approvedForMay = { on: '2026-05-01', days: -6, at_once: true };
  const cases: [name: string, change: Partial<ExplainedCase>, expected: string][] = [
    ['no difference', {}, 'The balance today is 10 days.'],
    [
      'accruals by then',
      {
        accrual: { startDate: '2025-12-02', after: TODAY },
        request: { on: '2026-06-10', days: 30 },
      },
      'The balance today is 10 days; the days available also count +7.5 earned by then.',
    ],
    [
      'pending requests by then, without later ones',
      {
        pending: [
          { on: '2026-03-03', days: 4 },
          { on: '2026-03-04', days: 1 },
        ],
      },
      'The balance today is 10 days; the days available also count -5 for other pending requests.',
    ],
    [
      'overdraft days',
      { overdraft: 0.5 },
      'The balance today is 10 days; the days available also count +0.5 of overdraft.',
    ],
    [
      'a later booking covered by accruals',
      {
        posted: [{ on: '2026-01-01', days: 10, at_once: false }, approvedForMay],
        accrual: { startDate: '2025-12-02', after: TODAY },
      },
      'The balance today is 4 days; the days available also count +2.5 earned by then.',
    ],
    [
      'a later booking that the days available do not count yet',
      {
        posted: [
          { on: '2026-01-01', days: 10, at_once: false },
          { on: '2026-12-01', days: -6, at_once: true },
        ],
        accrual: { startDate: '2025-12-02', after: TODAY },
      },
      'The balance today is 4 days; the days available also count +6 booked for later dates.',
    ],
    [
      'a correction that takes effect by then',
      {
        posted: [
          { on: '2026-01-01', days: 10, at_once: false },
          { on: '2026-03-04', days: -2.25, at_once: false },
        ],
      },
      'The balance today is 10 days; the days available also count -2.25 in entries dated by then.',
    ],
    [
      'everything together',
      {
        posted: [
          { on: '2026-01-01', days: 3, at_once: false },
          { on: '2026-03-05', days: -1, at_once: true },
          { on: '2027-02-20', days: -2, at_once: true },
        ],
        accrual: { startDate: '2025-12-02', after: TODAY },
        pending: [{ on: '2026-12-05', days: 24 }],
        request: { on: '2026-12-10', days: 30 },
        overdraft: 3,
      },
      'The balance today is 0 days; the days available also count +22.5 earned by then, -24 for other pending requests, +2 booked for later dates and +3 of overdraft.',
    ],
  ];

  test.each(cases)('%s', (_, change, expected) => {
    expect(sentence(caseOf(change)).split(' requested. ')[1]).toBe(expected);
  });

  const day = fc.integer({ min: -300, max: 300 }).map((n) => addDays(TODAY, n));
  const anyCase: fc.Arbitrary<ExplainedCase> = fc.record({
    today: fc.constant(TODAY),
    posted: fc.array(
      fc.record({
        on: day,
        days: fc.integer({ min: -2000, max: 2000 }).map((n) => n / 100),
        at_once: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
    accrual: fc.option(fc.record({ startDate: day, after: day })),
    pending: fc.array(fc.record({ on: day, days: fc.integer({ min: 1, max: 20 }) }), {
      maxLength: 3,
    }),
    request: fc.record({ on: day, days: fc.integer({ min: 1, max: 30 }) }),
    overdraft: fc.constantFrom(0, 5),
  });

  test('property: the balance today and the parts add up to the days available', () => {
    fc.assert(
      fc.property(anyCase, (c) => {
        const funding = fitsBalance(c);
        const second = insufficientBalance(c, funding).split(' requested. ')[1] ?? '';
        const parts = [...second.matchAll(/([+-])(\d+(?:\.\d+)?) (?=earned|in|for|booked|of)/g)];
        const sum = parts.reduce(
          (total, [, sign, days]) => total + (sign === '-' ? -1 : 1) * Number(days),
          balanceToday(c.posted, c.today),
        );
        expect(roundDays(sum)).toBe(roundDays(funding.available + 0));
      }),
    );
  });
});
