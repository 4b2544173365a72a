import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day, maxDay } from '../core/days.ts';
import { formatBalance } from './amounts.ts';
import {
  type BalanceEffect,
  balanceEffect,
  balanceFacts,
  bookedLater,
  daysShort,
} from './balance-effect.ts';
import type { FundingCase } from './funding.ts';

type Facts = Omit<FundingCase, 'overdraft'>;
const TODAY = '2026-03-02';

describe('D60: the effect of a decision on the balance', () => {
  /** 10 days in the ledger, 2.5 more on the 2nd of each month, 25 days pending in March 2027. */
  const given: Facts = {
    today: TODAY,
    posted: [{ on: '2026-01-01', days: 10 }],
    accrual: { startDate: '2025-12-02', after: TODAY },
    pending: [],
    request: { on: '2027-03-10', days: 25 },
  };
  const cases: [name: string, change: Partial<Facts>, BalanceEffect][] = [
    [
      'accruals until then are included',
      {},
      { on: '2027-03-10', before: 40, after: 15, lowest: null },
    ],
    [
      'a later booking makes the lowest balance',
      {
        posted: [
          { on: '2026-01-01', days: 10 },
          { on: '2027-06-01', days: -15 },
        ],
      },
      { on: '2027-03-10', before: 40, after: 15, lowest: { on: '2027-06-01', days: 5 } },
    ],
    [
      'a later booking covered by accruals is not lower',
      {
        posted: [
          { on: '2026-01-01', days: 10 },
          { on: '2027-06-01', days: -5 },
        ],
      },
      { on: '2027-03-10', before: 40, after: 15, lowest: null },
    ],
    [
      'other pending vacation counts as taken, before and after',
      {
        pending: [
          { on: '2026-12-01', days: 4 },
          { on: '2027-03-20', days: 2 },
        ],
      },
      { on: '2027-03-10', before: 36, after: 11, lowest: { on: '2027-03-20', days: 9 } },
    ],
    [
      'returning days',
      {
        posted: [
          { on: '2026-01-01', days: 10 },
          { on: '2027-03-10', days: -25 },
        ],
        request: { on: '2027-03-10', days: -25 },
      },
      { on: '2027-03-10', before: 15, after: 40, lowest: null },
    ],
    [
      'a leave that began earlier is shown as of today',
      { request: { on: '2026-02-10', days: 3 } },
      { on: TODAY, before: 10, after: 7, lowest: null },
    ],
  ];

  test.each(cases)('%s', (_, change, expected) => {
    expect(balanceEffect({ ...given, ...change })).toEqual(expected);
  });
});

describe('D60: compared with a day-by-day model', () => {
  const HORIZON = 420;

  function changesOf(c: Facts): { on: Day; hundredths: number }[] {
    const changes = [
      ...c.posted.map(({ on, days }) => ({ on, hundredths: Math.round(days * 100) })),
      ...c.pending.map(({ on, days }) => ({ on, hundredths: -100 * days })),
    ];
    for (let month = 1; c.accrual && month <= 60; month += 1) {
      const on = addMonths(c.accrual.startDate, month);
      if (on > c.accrual.after) changes.push({ on, hundredths: 250 });
    }
    return changes;
  }

  function simulate(c: Facts): BalanceEffect {
    const changes = changesOf(c);
    const hundredthsOn = (day: Day) =>
      changes.reduce((sum, { on, hundredths }) => (on <= day ? sum + hundredths : sum), 0);
    const first = maxDay(c.today, c.request.on);
    const before = hundredthsOn(first);
    const cost = c.request.days * 100;
    let lowest: BalanceEffect['lowest'] = null;
    for (let n = 1; n <= HORIZON; n += 1) {
      const on = addDays(first, n);
      const days = (hundredthsOn(on) - cost) / 100;
      if (days < (lowest?.days ?? (before - cost) / 100)) lowest = { on, days };
    }
    return { on: first, before: before / 100, after: (before - cost) / 100, lowest };
  }

  const near = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((n) => addDays(TODAY, n));
  const facts: fc.Arbitrary<Facts> = fc.record({
    today: fc.constant(TODAY),
    posted: fc.array(
      fc.record({
        on: near(-200, 300),
        days: fc.integer({ min: -2500, max: 2500 }).map((n) => n / 100),
      }),
      { maxLength: 6 },
    ),
    accrual: fc.option(fc.record({ startDate: near(-700, 100), after: near(-100, 60) })),
    pending: fc.array(fc.record({ on: near(-60, 300), days: fc.integer({ min: 1, max: 12 }) }), {
      maxLength: 4,
    }),
    request: fc.record({ on: near(-60, 250), days: fc.integer({ min: -25, max: 25 }) }),
  });

  test('property: the same day, before, after and lowest', () => {
    const seen = { lower: 0, none: 0 };
    fc.assert(
      fc.property(facts, (c) => {
        const effect = balanceEffect(c);
        seen[effect.lowest ? 'lower' : 'none'] += 1;
        expect(effect).toEqual(simulate(c));
      }),
      { numRuns: 150 },
    );
    expect(Math.min(seen.lower, seen.none)).toBeGreaterThan(10);
  });
});

describe('D60: labels of the effect', () => {
  test.each([
    [20, '20.0'],
    [2.5, '2.5'],
    [2.99, '2.5'],
    [0.49, '0.0'],
    [-0.2, '-0.5'],
    [-12.5, '-12.5'],
  ])('D17: %d is shown to half a day, rounded down', (days, shown) => {
    expect(formatBalance(days)).toBe(shown);
  });

  test('label and value, and the lowest later balance', () => {
    const effect = { on: '2027-03-10', before: 27.5, after: 2.5, lowest: null };
    const line = { label: 'Balance on 10/03/2027', value: '27.5 → 2.5 days', negative: false };
    expect(balanceFacts(effect)).toEqual([line]);
    expect(balanceFacts({ ...effect, lowest: { on: '2027-06-01', days: 1 } })).toEqual([
      line,
      { label: 'Lowest afterwards', value: '1.0 on 01/06/2027', negative: false },
    ]);
    expect(balanceFacts({ ...effect, after: 27.5 })).toEqual([{ ...line, value: '27.5 days' }]);
  });

  test('design 18: a negative balance is marked, and the lowest one says how much is missing', () => {
    const effect = { on: '2026-12-21', before: 24.5, after: -17.5, lowest: null };
    expect(balanceFacts(effect)).toMatchObject([{ negative: true }]);
    expect(daysShort(effect)).toBe('17.5 days short');
    const lowest = { on: '2027-01-11', days: -27.2 };
    expect(balanceFacts({ ...effect, lowest })).toMatchObject([
      { negative: true },
      { value: '-27.5 on 11/01/2027', negative: true },
    ]);
    expect(daysShort({ ...effect, lowest })).toBe('27.5 days short');
    expect(daysShort({ ...effect, after: -1 })).toBe('1 day short');
    expect(daysShort({ ...effect, after: 0 })).toBeNull();
  });

  test('design sentences: days booked later are one sentence, unless a lower balance follows', () => {
    const effect = { on: '2027-03-10', before: 27.5, after: 2.5, lowest: null };
    expect(bookedLater(effect)).toBeNull();
    expect(bookedLater({ ...effect, later: 14 })).toBe('14 days already booked later');
    expect(bookedLater({ ...effect, later: 1 })).toBe('1 day already booked later');
    const lowest = { on: '2027-06-01', days: 1 };
    expect(bookedLater({ ...effect, later: 14, lowest })).toBeNull();
  });
});
