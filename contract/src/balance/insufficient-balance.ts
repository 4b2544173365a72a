import { type Day, formatDay } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import { formatDays, roundDays } from './amounts.ts';
import { formatBalance } from './balance-effect.ts';
import type { DatedDays, Funding, FundingCase } from './funding.ts';

export interface PostedDays extends DatedDays {
  /** True for the kinds that SALDO counts regardless of date (D17): `COUNTS_AT_ONCE`. */
  at_once: boolean;
}

export interface ExplainedCase extends FundingCase {
  posted: readonly PostedDays[];
}

const sumOf = (dated: readonly DatedDays[]) =>
  roundDays(dated.reduce((sum, { days }) => sum + days, 0));

/** SALDO (D17): entries that count at once plus all entries in effect today. */
export function balanceToday(posted: readonly PostedDays[], today: Day): number {
  return sumOf(posted.filter((entry) => entry.at_once || entry.on <= today));
}

function part(days: number, what: string): string[] {
  if (days === 0) return [];
  const decimals = roundDays(days * 10) % 1 === 0 ? 1 : 2;
  return [`${days < 0 ? '-' : '+'}${Math.abs(days).toFixed(decimals)} ${what}`];
}

/** Explains why the days available on a day differ from SALDO, in parts that add up. */
function explanation(c: ExplainedCase, on: Day): string {
  const today = balanceToday(c.posted, c.today);
  const accruals = c.accrual ? accrualDays(c.accrual.startDate, c.accrual.after, on) : [];
  const upTo = (dated: readonly DatedDays[]) => dated.filter((entry) => entry.on <= on);
  const coming = c.posted.filter((entry) => !entry.at_once && entry.on > c.today);
  const later = c.posted.filter((entry) => entry.at_once && entry.on > on);
  const parts = [
    ...part(accruals.length * ACCRUAL_DAYS, 'earned by then'),
    ...part(sumOf(upTo(coming)), 'in entries dated by then'),
    ...part(-sumOf(upTo(c.pending)), 'for other pending requests'),
    ...part(-sumOf(later), 'booked for later dates'),
    ...part(c.overdraft, 'of overdraft'),
  ];
  const balance = `The balance today is ${formatBalance(today)} days`;
  if (parts.length === 0) return `${balance}.`;
  const list =
    parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${balance}; the days available also count ${list}.`;
}

/** D19's message and a second sentence that explains the difference from today's balance (D60). */
export function insufficientBalance(c: ExplainedCase, { available, on }: Funding): string {
  const left = formatDays(Math.max(0, Math.floor(available * 2) / 2));
  const sentence = `Insufficient balance: ${left} days available on ${formatDay(on)}, ${c.request.days} requested`;
  return `${sentence}. ${explanation(c, on)}`;
}
