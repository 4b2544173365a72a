import { type Day, maxDay } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import { roundDays } from './amounts.ts';

export interface DatedDays {
  on: Day;
  days: number;
}

export interface FundingCase {
  today: Day;
  /** Posted ledger entries, signed, each on the day it takes effect. */
  posted: readonly DatedDays[];
  /** What is still to be earned: null for who does not accrue (D14). */
  accrual: { startDate: Day; after: Day } | null;
  /** Pending vacations other than the one asked for: first day and length, positive. */
  pending: readonly DatedDays[];
  /** The vacation asked for: first day and length, positive. */
  request: DatedDays;
  /** How far below zero a balance may go, in days (`LEAVE_OVERDRAFT_DAYS`). */
  overdraft: number;
}

/** The tightest day of a request: what is available then, before the request is taken off. */
export interface Funding {
  fits: boolean;
  available: number;
  on: Day;
}

/**
 * What is left before the request on its first day (never before today) and on each later day on which
 * the balance falls: posted entries + accruals still to come − pending, each up to that day, in order of
 * days. The balance can only rise between these days, so the lowest of them is the lowest of all.
 */
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

/** The lowest of some balances, the earliest one if several are equal. */
export function lowestOf(balances: readonly [DatedDays, ...DatedDays[]]): DatedDays {
  return balances.reduce((lowest, each) => (each.days < lowest.days ? each : lowest));
}

/**
 * The funding rule (D19): on every day t from the request's first day on (never before today),
 * posted entries up to t + accruals up to t − pending up to t − the request must stay at or above
 * −overdraft. So a December leave is checked against December's balance, and a June leave can't use up days it needs.
 */
export function fitsBalance(c: FundingCase): Funding {
  const tightest = lowestOf(balancesFrom(c));
  const available = roundDays(tightest.days + c.overdraft);
  return { fits: available >= c.request.days, available, on: tightest.on };
}
