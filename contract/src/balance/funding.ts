import { addMonths, type Day, daysBetween, maxDay, monthsBetween } from '../core/days.ts';
import type { LeaveType } from '../leave/leave-types.ts';

/** Days earned for each whole month since the start date (spec §9, D18). */
export const ACCRUAL_DAYS = 2.5;
/** The longest leave that can be asked for at once, in calendar days (D21). */
export const MAX_LEAVE_DAYS = 366;

/** Calendar days of a leave, both ends included (D16); equal dates are one day. */
export function countLeaveDays(start: Day, end: Day): number {
  return daysBetween(start, end) + 1;
}

/**
 * What is wrong with the two ends of a leave, as a sentence, or null (spec §5, D21).
 * @param moved the leave exists and gets other dates: the specification words that by itself
 */
export function periodProblem(start: Day, end: Day, moved = false): string | null {
  if (end < start) {
    return moved
      ? 'New end date cannot be earlier than new start date'
      : 'End date cannot be earlier than start date';
  }
  if (countLeaveDays(start, end) > MAX_LEAVE_DAYS) {
    return `A leave may last at most ${MAX_LEAVE_DAYS} days`;
  }
  return null;
}

/** Only Vacation is paid for out of the balance (D16). */
export function debitsBalance(type: LeaveType): boolean {
  return type === 'Vacation';
}

/** Days are stored exactly and shown to half a day (D17). */
export function formatDays(days: number): string {
  return String(Math.round(days * 2) / 2);
}

/** `1 day`, `12.5 days`: an amount of days in words, to half a day. */
export function daysInWords(days: number): string {
  const shown = formatDays(days);
  return shown === '1' ? '1 day' : `${shown} days`;
}

/** Sums of days are exact to the hundredth; this takes away what binary fractions add. */
export function roundDays(days: number): number {
  return Math.round(days * 100) / 100;
}

/**
 * The monthly anniversaries of `startDate` that fall after `after` and up to `until`, each worth
 * `ACCRUAL_DAYS` (D18). The 31st falls on a shorter month's last day, and comes back to the 31st.
 */
export function accrualDays(startDate: Day, after: Day, until: Day): Day[] {
  const from = maxDay(startDate, after);
  const days: Day[] = [];
  // One month early: a clamped anniversary may lie before the month arithmetic says it does.
  const first = Math.max(1, monthsBetween(startDate, from) - 1);
  for (let month = first; ; month += 1) {
    const day = addMonths(startDate, month);
    if (day > until) return days;
    if (day > from) days.push(day);
  }
}

/** The balance proposed for a new employee: 2.5 per whole month elapsed, never negative (spec §5). */
export function openingBalance(startDate: Day, today: Day): number {
  return ACCRUAL_DAYS * Math.max(0, accrualDays(startDate, startDate, today).length);
}

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

/** utilizado: S once an approved leave's last day is past, otherwise N (D27). */
export function utilizado(approved: boolean, lastDay: Day, today: Day): 'S' | 'N' {
  return approved && lastDay < today ? 'S' : 'N';
}
