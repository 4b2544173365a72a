import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, maxDay } from '../core/days.ts';
import { ACCRUAL_DAYS } from './accrual.ts';
import { type DatedDays, type Funding, type FundingCase, fitsBalance } from './funding.ts';

const TODAY = '2026-03-02';
const STARTED = '2025-12-02';

/** 10 days in the ledger, 2.5 more on the 2nd of each month; `over` overrides parts of the case. */
function judge(request: DatedDays, over: Partial<FundingCase> = {}): Funding {
  return fitsBalance({
    today: TODAY,
    posted: [{ on: '2026-01-01', days: 10 }],
    accrual: { startDate: STARTED, after: TODAY },
    pending: [],
    request,
    overdraft: 0,
    ...over,
  });
}

describe('D19: the funding rule, as a table', () => {
  const cases: [name: string, request: DatedDays, over: Partial<FundingCase>, Funding][] = [
    [
      'a leave in three days takes all available days',
      { on: '2026-03-05', days: 10 },
      {},
      { fits: true, available: 10, on: '2026-03-05' },
    ],
    [
      'one day more does not fit',
      { on: '2026-03-05', days: 11 },
      {},
      { fits: false, available: 10, on: '2026-03-05' },
    ],
    [
      'a December leave is checked against December’s balance',
      { on: '2026-12-02', days: 32 },
      {},
      { fits: true, available: 32.5, on: '2026-12-02' },
    ],
    [
      'the day before an accrual does not count it',
      { on: '2026-04-01', days: 11 },
      {},
      { fits: false, available: 10, on: '2026-04-01' },
    ],
    [
      'the day of an accrual counts it',
      { on: '2026-04-02', days: 12 },
      {},
      { fits: true, available: 12.5, on: '2026-04-02' },
    ],
    [
      'pitfall 13: a June leave may not use days that December needs',
      { on: '2026-06-10', days: 3 },
      {
        posted: [
          { on: '2026-01-01', days: 10 },
          { on: '2026-12-02', days: -30 },
        ],
      },
      { fits: false, available: 2.5, on: '2026-12-02' },
    ],
    [
      'pitfall 13: a June leave may use the other days',
      { on: '2026-06-10', days: 2 },
      {
        posted: [
          { on: '2026-01-01', days: 10 },
          { on: '2026-12-02', days: -30 },
        ],
      },
      { fits: true, available: 2.5, on: '2026-12-02' },
    ],
    [
      'pitfall 4: 3 left and 3 pending, a fourth is refused',
      { on: '2026-03-20', days: 1 },
      {
        posted: [{ on: '2026-01-01', days: 3 }],
        accrual: null,
        pending: [{ on: '2026-03-10', days: 3 }],
      },
      { fits: false, available: 0, on: '2026-03-20' },
    ],
    [
      'later pending leave counts against an earlier one',
      { on: '2026-03-05', days: 1 },
      {
        posted: [{ on: '2026-01-01', days: 3 }],
        accrual: null,
        pending: [{ on: '2026-03-10', days: 3 }],
      },
      { fits: false, available: 0, on: '2026-03-10' },
    ],
    [
      'a past leave is checked from today on',
      { on: '2025-07-01', days: 10 },
      {},
      { fits: true, available: 10, on: TODAY },
    ],
    [
      'a past leave beyond the balance of today',
      { on: '2025-07-01', days: 11 },
      {},
      { fits: false, available: 10, on: TODAY },
    ],
    [
      'overdraft: five days below zero are allowed',
      { on: '2026-03-05', days: 15 },
      { overdraft: 5 },
      { fits: true, available: 15, on: '2026-03-05' },
    ],
    [
      'overdraft: six days are not',
      { on: '2026-03-05', days: 16 },
      { overdraft: 5 },
      { fits: false, available: 15, on: '2026-03-05' },
    ],
    [
      'D14: a contractor earns nothing until December',
      { on: '2026-12-02', days: 11 },
      { accrual: null },
      { fits: false, available: 10, on: '2026-12-02' },
    ],
    [
      'earned days count before they are posted',
      { on: TODAY, days: 17 },
      { accrual: { startDate: STARTED, after: STARTED } },
      { fits: true, available: 17.5, on: TODAY },
    ],
    [
      'a posted entry does not count before it takes effect',
      { on: '2026-03-05', days: 11 },
      {
        posted: [
          { on: '2026-01-01', days: 10 },
          { on: '2026-05-01', days: 5 },
        ],
      },
      { fits: false, available: 10, on: '2026-03-05' },
    ],
    [
      'a future deduction reserves its days',
      { on: '2026-03-05', days: 6 },
      {
        accrual: null,
        posted: [
          { on: '2026-01-01', days: 10 },
          { on: '2026-05-01', days: -5 },
        ],
      },
      { fits: false, available: 5, on: '2026-05-01' },
    ],
    [
      'hundredths add up exactly',
      { on: '2026-03-05', days: 1 },
      {
        accrual: null,
        posted: [
          { on: '2026-01-01', days: 0.1 },
          { on: '2026-01-02', days: 0.2 },
          { on: '2026-01-03', days: 0.7 },
        ],
      },
      { fits: true, available: 1, on: '2026-03-05' },
    ],
    [
      'a balance below zero allows no request',
      { on: '2026-03-05', days: 1 },
      { accrual: null, posted: [{ on: '2026-01-01', days: -4 }] },
      { fits: false, available: -4, on: '2026-03-05' },
    ],
  ];

  test.each(cases)('%s', (_, request, over, expected) => {
    expect(judge(request, over)).toEqual(expected);
  });
});

describe('D72: a pending leave of 2 days from 05/03/2026, with a balance of −10', () => {
  const cases: [change: string, request: DatedDays, fits: boolean][] = [
    ['one day less', { on: '2026-03-05', days: 1 }, true],
    ['the same days later', { on: '2026-04-05', days: 2 }, true],
    ['one day more', { on: '2026-03-05', days: 3 }, false],
    ['fewer days, but earlier', { on: '2026-03-04', days: 1 }, false],
  ];

  test.each(cases)('%s', (_, request, fits) => {
    const negative = { accrual: null, posted: [{ on: '2026-01-01', days: -10 }] };
    const replaces = { on: '2026-03-05', days: 2 };
    expect(judge(request, { ...negative, replaces }).fits).toBe(fits);
  });

  test('two past first days count from today', () => {
    const replaces = { on: '2026-02-20', days: 2 };
    const change = { accrual: null, posted: [{ on: '2026-01-01', days: -10 }], replaces };
    expect(judge({ on: '2026-02-10', days: 2 }, change).fits).toBe(true);
  });
});

describe('D19: compared with a day-by-day simulation', () => {
  function simulate(c: FundingCase, horizon: number): boolean {
    const first = maxDay(c.today, c.request.on);
    const changes = [
      ...c.posted.map(({ on, days }) => ({ on, hundredths: Math.round(days * 100) })),
      ...c.pending.map(({ on, days }) => ({ on, hundredths: -100 * days })),
    ];
    for (let month = 1; c.accrual && month <= 48; month += 1) {
      const on = addMonths(c.accrual.startDate, month);
      if (on > c.accrual.after) changes.push({ on, hundredths: 100 * ACCRUAL_DAYS });
    }
    for (let n = 0, t = first; n <= horizon; n += 1, t = addDays(t, 1)) {
      let left = -100 * c.request.days;
      for (const change of changes) if (change.on <= t) left += change.hundredths;
      if (left < -100 * c.overdraft) return false;
    }
    return true;
  }

  /** True if some day from today on has a lower balance with the new days than with the former ones. */
  function lowersADay(c: FundingCase, former: DatedDays, horizon: number): boolean {
    for (let n = 0, t = c.today; n <= horizon; n += 1, t = addDays(t, 1)) {
      const taken = ({ on, days }: DatedDays) => (on <= t ? days : 0);
      if (taken(c.request) > taken(former)) return true;
    }
    return false;
  }

  const near = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((n) => addDays(TODAY, n));
  const leave = fc.record({ on: near(-60, 250), days: fc.integer({ min: 1, max: 25 }) });
  const funding: fc.Arbitrary<FundingCase> = fc.record({
    today: fc.constant(TODAY),
    posted: fc.array(
      fc.record({
        on: near(-200, 300),
        days: fc.integer({ min: -1500, max: 2500 }).map((n) => n / 100),
      }),
      { maxLength: 6 },
    ),
    accrual: fc.option(fc.record({ startDate: near(-700, 100), after: near(-100, 60) })),
    pending: fc.array(fc.record({ on: near(-60, 300), days: fc.integer({ min: 1, max: 12 }) }), {
      maxLength: 4,
    }),
    request: leave,
    overdraft: fc.constantFrom(0, 0, 5),
  });

  test('property: the same verdict', () => {
    let accepted = 0;
    fc.assert(
      fc.property(funding, (c) => {
        const { fits } = fitsBalance(c);
        if (fits) accepted += 1;
        expect(fits).toBe(simulate(c, 320));
      }),
      { numRuns: 100 },
    );
    expect(accepted).toBeGreaterThan(5);
  });

  test('property: D72, log row 41: a change that lowers no day’s balance fits, however negative', () => {
    const verdicts = { unfunded: 0, refused: 0 };
    fc.assert(
      fc.property(funding, leave, (c, former) => {
        const { fits } = fitsBalance({ ...c, replaces: former });
        const funded = simulate(c, 320);
        expect(fits).toBe(funded || !lowersADay(c, former, 320));
        if (fits && !funded) verdicts.unfunded += 1;
        if (!fits) verdicts.refused += 1;
      }),
      { numRuns: 300 },
    );
    expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(5);
  });

  test('property: the available days fit, half a day more does not', () => {
    fc.assert(
      fc.property(funding, (c) => {
        const { available } = fitsBalance(c);
        fc.pre(available >= 0.5);
        const withDays = (days: number) => ({ ...c, request: { ...c.request, days } });
        expect(fitsBalance(withDays(available)).fits).toBe(true);
        expect(fitsBalance(withDays(available + 0.5)).fits).toBe(false);
      }),
    );
  });
});
