import type { Day } from '../core/days.ts';
import { MAX_LEAVE_DAYS } from '../leave/leave-dates.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import { roundDays } from './amounts.ts';
import { type DatedDays, fitsBalance } from './funding.ts';
import type { LedgerKind } from './ledger-kinds.ts';

/** An entry of the ledger as far as sums need it; `days` are signed. */
export interface CountedEntry {
  kind: LedgerKind;
  /** The day it takes effect. */
  date: Day;
  days: number;
}

/**
 * What SALDO holds as soon as it is posted, whatever its date (D17): what is approved, what is given back, and
 * what was deducted.
 */
export const COUNTS_AT_ONCE: readonly LedgerKind[] = ['debit', 'reversal', 'deduction'];

/**
 * True for what SALDO holds on `today` (D17): what counts at once, and everything else once it is in effect.
 */
export function countsTowardsBalance(entry: CountedEntry, today: Day): boolean {
  return COUNTS_AT_ONCE.includes(entry.kind) || entry.date <= today;
}

/**
 * The same entries, each with the sum in days up to and with it. One that does not count yet leaves the
 * sum as it is, so that the last sum is SALDO (D17).
 */
export function withRunningBalance<E extends CountedEntry>(
  entries: readonly E[],
  today: Day,
): (E & { balance: number })[] {
  let sum = 0;
  return entries.map((entry) => {
    if (countsTowardsBalance(entry, today)) sum = roundDays(sum + entry.days);
    return { ...entry, balance: sum };
  });
}

/** What a statement knows of the days to come. */
export interface BalanceFacts {
  today: Day;
  entries: readonly Pick<CountedEntry, 'date' | 'days'>[];
  /** Null for who earns nothing more (D14). */
  accrual: { start_date: Day; after: Day } | null;
  /** Vacations that wait for a decision: first day and length. */
  pending: readonly DatedDays[];
  /** Days a balance may go below zero (D19). */
  overdraft: number;
}

export interface ProjectedBalance {
  /** Days on the account at the end of that day: posted by then, and earned by then. */
  balance: number;
  /** Days of pending vacations that begin by then; not taken off `balance`. */
  pending: number;
  /** The longest vacation, in whole days, that could be asked for from that day on (D19). */
  askable: number;
}

/**
 * The balance on any day. `askable` is what the funding rule leaves on the tightest day from then on, so a
 * vacation approved or asked for later is not starved (D19, pitfall 13).
 */
export function projectBalance(facts: BalanceFacts, day: Day): ProjectedBalance {
  const { today, accrual, pending, overdraft } = facts;
  const posted = facts.entries.map(({ date, days }) => ({ on: date, days }));
  const upTo = (dated: readonly DatedDays[]) =>
    dated.reduce((sum, { on, days }) => (on <= day ? sum + days : sum), 0);
  const toCome = accrual ? accrualDays(accrual.start_date, accrual.after, day).length : 0;
  const { available } = fitsBalance({
    today,
    posted,
    accrual: accrual && { startDate: accrual.start_date, after: accrual.after },
    pending,
    request: { on: day, days: 0 },
    overdraft,
  });
  return {
    balance: roundDays(upTo(posted) + toCome * ACCRUAL_DAYS),
    pending: upTo(pending),
    askable: Math.min(MAX_LEAVE_DAYS, Math.max(0, Math.floor(available))),
  };
}
