import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../core/days.ts';
import { roundDays } from './amounts.ts';
import { fitsBalance } from './funding.ts';
import { LEDGER_KINDS } from './ledger-kinds.ts';
import {
  type BalanceFacts,
  type CountedEntry,
  countsTowardsBalance,
  projectBalance,
  withRunningBalance,
} from './statement.ts';

const TODAY = '2026-03-02';
const day = fc.integer({ min: -800, max: 800 }).map((offset) => addDays(TODAY, offset));
const entry = fc.record({
  kind: fc.constantFrom(...LEDGER_KINDS),
  date: day,
  days: fc.integer({ min: -4_000, max: 4_000 }).map((hundredths) => hundredths / 100),
});
const history = fc.array(entry, { maxLength: 40 });
const pending = fc.array(fc.record({ on: day, days: fc.integer({ min: 1, max: 30 }) }), {
  maxLength: 4,
});
const accrual = fc.option(fc.record({ start_date: day, after: fc.constant(TODAY) }), {
  nil: null,
});
const facts = fc
  .record({ entries: history, pending, accrual, overdraft: fc.constantFrom(0, 5) })
  .map((known): BalanceFacts => ({ ...known, today: TODAY }));

const sumOf = (entries: readonly { days: number }[]) =>
  roundDays(entries.reduce((sum, { days }) => sum + days, 0));

describe('D17: a statement', () => {
  test('any history in any order: the last balance equals the counted entries', () => {
    fc.assert(
      fc.property(history, (entries) => {
        const last = withRunningBalance(entries, TODAY).at(-1)?.balance ?? 0;
        expect(last).toBe(sumOf(entries.filter((e) => countsTowardsBalance(e, TODAY))));
        expect(withRunningBalance(entries.toReversed(), TODAY).at(-1)?.balance ?? 0).toBe(last);
      }),
    );
  });

  test('each balance adds its entry to the one before, or equals it', () => {
    fc.assert(
      fc.property(history, (entries) => {
        let before = 0;
        for (const line of withRunningBalance(entries, TODAY)) {
          const counts = countsTowardsBalance(line, TODAY);
          expect(line.balance).toBe(counts ? roundDays(before + line.days) : before);
          before = line.balance;
        }
      }),
    );
  });

  test.each<[CountedEntry['kind'], date: string, boolean]>([
    ['debit', '2026-12-01', true],
    ['reversal', '2026-12-01', true],
    ['deduction', '2026-12-01', true],
    ['opening', '2026-03-03', false],
    ['accrual', '2026-03-03', false],
    ['adjustment', '2026-03-03', false],
    ['accrual', TODAY, true],
  ])('%s on %s counts: %s', (kind, date, counts) => {
    expect(countsTowardsBalance({ kind, date, days: -1 }, TODAY)).toBe(counts);
  });
});

describe('D19: the balance on a chosen day', () => {
  const known: BalanceFacts = {
    today: TODAY,
    entries: [
      { date: '2026-01-01', days: 10 },
      { date: '2026-12-02', days: -30 },
    ],
    accrual: { start_date: '2025-12-02', after: TODAY },
    pending: [{ on: '2026-06-10', days: 2 }],
    overdraft: 0,
  };

  test.each([
    ['today', TODAY, { balance: 10, pending: 0, askable: 0 }],
    ['the day before a month is earned', '2026-04-01', { balance: 10, pending: 0, askable: 0 }],
    ['the day it is', '2026-04-02', { balance: 12.5, pending: 0, askable: 0 }],
    ['when a pending one has begun', '2026-06-10', { balance: 17.5, pending: 2, askable: 0 }],
    ['after December', '2027-01-02', { balance: 5, pending: 2, askable: 3 }],
    ['a day that is past', '2026-01-01', { balance: 10, pending: 0, askable: 0 }],
    ['before everything', '2025-12-31', { balance: 0, pending: 0, askable: 0 }],
  ])('%s', (_, on, expected) => {
    expect(projectBalance(known, on)).toEqual(expected);
  });

  test('a negative balance allows no request, an overdraft does', () => {
    const broke = { ...known, accrual: null };
    expect(projectBalance(broke, '2027-01-02')).toMatchObject({ balance: -20, askable: 0 });
    expect(projectBalance({ ...broke, overdraft: 25 }, '2027-01-02').askable).toBe(3);
  });

  test('pitfall 13: the longest request fits from that day on, one day more does not', () => {
    fc.assert(
      fc.property(facts, day, (given, on) => {
        const { askable } = projectBalance(given, on);
        const fits = (days: number) =>
          fitsBalance({
            today: TODAY,
            posted: given.entries.map(({ date, days }) => ({ on: date, days })),
            accrual: given.accrual && {
              startDate: given.accrual.start_date,
              after: given.accrual.after,
            },
            pending: given.pending,
            request: { on, days },
            overdraft: given.overdraft,
          }).fits;
        if (askable > 0) expect(fits(askable)).toBe(true);
        if (askable < 366) expect(fits(askable + 1)).toBe(false);
      }),
    );
  });

  test('without future accruals, the balance is the sum posted by then', () => {
    fc.assert(
      fc.property(history, day, (entries, on) => {
        const given = { ...known, entries, accrual: null, pending: [] };
        const posted = entries.filter(({ date }) => date <= on);
        expect(projectBalance(given, on).balance).toBe(sumOf(posted));
      }),
    );
  });
});
