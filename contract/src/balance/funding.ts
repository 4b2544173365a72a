import { type Day, maxDay } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import { roundDays } from './amounts.ts';
import type { LedgerKind } from './ledger-kinds.ts';

export interface DatedDays {
  on: Day;
  days: number;
}

/** SALDO counts these as soon as they are posted, whatever their date (D17). */
export const COUNTS_AT_ONCE: readonly LedgerKind[] = ['debit', 'reversal', 'deduction'];

export interface PostedDays extends DatedDays {
  at_once: boolean;
}

export interface FundingCase {
  today: Day;
  /** Signed, by day of effect. */
  posted: readonly DatedDays[];
  /** Future accruals; null for people who don't accrue (D14). */
  accrual: { startDate: Day; after: Day } | null;
  pending: readonly DatedDays[];
  request: DatedDays;
  /** The former days of a pending leave that `request` changes; `pending` leaves them out. */
  replaces?: DatedDays | null;
  /** Days a balance may go below zero (`LEAVE_OVERDRAFT_DAYS`). */
  overdraft: number;
}

export type Funding = { fits: boolean; available: number; on: Day };

/** The balance before the request on its first day and on each later day on which it falls. */
export function balancesFrom(c: Omit<FundingCase, 'overdraft'>): [DatedDays, ...DatedDays[]] {
  const first = maxDay(c.today, c.request.on);
  const falls = [
    ...c.posted.filter((entry) => entry.days < 0),
    ...c.pending.filter((leave) => leave.days > 0),
  ].map((entry) => entry.on);
  const later = [...new Set(falls.filter((day) => day > first))].sort();
  const last = later.at(-1) ?? first;
  const accruals = c.accrual ? accrualDays(c.accrual.startDate, c.accrual.after, last) : [];

  const changes: DatedDays[] = [
    ...c.posted,
    ...accruals.map((on) => ({ on, days: ACCRUAL_DAYS })),
    ...c.pending.map((leave) => ({ on: leave.on, days: -leave.days })),
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

  let sum = 0;
  let next = 0;
  const balanceOn = (day: Day): DatedDays => {
    for (let change = changes[next]; change && change.on <= day; change = changes[next]) {
      sum += change.days;
      next += 1;
    }
    return { on: day, days: roundDays(sum) };
  };
  return [balanceOn(first), ...later.map(balanceOn)];
}

export function lowestOf(balances: readonly [DatedDays, ...DatedDays[]]): DatedDays {
  return balances.reduce((lowest, each) => (each.days < lowest.days ? each : lowest));
}

/** True if a change takes no more days than before, and none of them earlier (D72). */
function lowersNoDay({ today, request, replaces }: FundingCase): boolean {
  if (!replaces || request.days > replaces.days) return false;
  return maxDay(today, request.on) >= maxDay(today, replaces.on);
}

/**
 * The funding rule (D19): on each day from the request's first day on (never before today), posted
 * entries + accruals − pending − the request, each up to that day, must stay at or above −overdraft.
 * A change that lowers no day's balance always fits (D72).
 */
export function fitsBalance(c: FundingCase): Funding {
  const tightest = lowestOf(balancesFrom(c));
  const available = roundDays(tightest.days + c.overdraft);
  return { fits: available >= c.request.days || lowersNoDay(c), available, on: tightest.on };
}
