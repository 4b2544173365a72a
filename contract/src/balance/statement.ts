import type { Day } from '../core/days.ts';
import { MAX_LEAVE_DAYS } from '../leave/leave-dates.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import { roundDays } from './amounts.ts';
import { COUNTS_AT_ONCE, type DatedDays, fitsBalance } from './funding.ts';
import type { LedgerKind } from './ledger-kinds.ts';

/** A ledger entry reduced to what sums need; `days` are signed. */
export interface CountedEntry {
  kind: LedgerKind;
  date: Day;
  days: number;
}

export function countsTowardsBalance(entry: CountedEntry, today: Day): boolean {
  return COUNTS_AT_ONCE.includes(entry.kind) || entry.date <= today;
}

/** Adds a running balance in days. Entries that don't count yet leave it unchanged (D17). */
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

export interface BalanceFacts {
  today: Day;
  entries: readonly Pick<CountedEntry, 'date' | 'days'>[];
  accrual: { start_date: Day; after: Day } | null;
  pending: readonly DatedDays[];
  overdraft: number;
}

export interface ProjectedBalance {
  /** Days posted and accrued by the end of that day. */
  balance: number;
  /** Days of pending vacations that begin by then; `balance` still includes them. */
  pending: number;
  /** The longest vacation in whole days that could be requested from that day on (D19). */
  askable: number;
}

/** The projected balance on a day. `askable` also keeps later vacation funded (D19, pitfall 13). */
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
