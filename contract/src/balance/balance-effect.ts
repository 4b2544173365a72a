import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Day, formatDay } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import { formatDays, roundDays, toHalfDays } from './amounts.ts';
import {
  balancesFrom,
  type DatedDays,
  type Funding,
  type FundingCase,
  lowestOf,
  type PostedDays,
} from './funding.ts';

/** The effect of a decision on the balance in days (D60), with accruals until then (D19). */
export interface BalanceEffect {
  /** The leave's first day, or today if it began earlier. */
  on: Day;
  before: number;
  after: number;
  lowest: DatedDays | null;
}

/** The effect of a request on the balance. A negative length returns days. */
export function balanceEffect(facts: Omit<FundingCase, 'overdraft'>): BalanceEffect {
  const balances = balancesFrom(facts);
  const [first] = balances;
  const afterwards = (days: number) => roundDays(days - facts.request.days);
  const lowest = lowestOf(balances);
  return {
    on: first.on,
    before: first.days,
    after: afterwards(first.days),
    lowest: lowest === first ? null : { on: lowest.on, days: afterwards(lowest.days) },
  };
}

/** Formats a balance to half a day, rounded down (D17), with one decimal: `20.0`, `2.5`. */
export function formatBalance(days: number): string {
  return toHalfDays(days).toFixed(1);
}

export function balanceFacts(effect: BalanceEffect): [label: string, value: string][] {
  const { on, before, after, lowest } = effect;
  const change = before === after ? '' : `${formatBalance(before)} → `;
  const facts: [string, string][] = [
    [t('Balance on {on}', { on: formatDay(on) }), `${change}${formatBalance(after)} days`],
  ];
  if (lowest) {
    facts.push(['Lowest afterwards', `${formatBalance(lowest.days)} on ${formatDay(lowest.on)}`]);
  }
  return facts;
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
  const balance = t('The balance today is {today} days', { today: formatBalance(today) });
  if (parts.length === 0) return `${balance}.`;
  const list =
    parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${balance}; the days available also count ${list}.`;
}

/** D19's message and a second sentence that explains the difference from today's balance (D60). */
export function insufficientBalance(c: ExplainedCase, { available, on }: Funding): string {
  const left = formatDays(Math.max(0, available));
  const sentence = t('Insufficient balance: {left} days available on {on}, {days} requested', {
    left,
    on: formatDay(on),
    days: c.request.days,
  });
  return `${sentence}. ${explanation(c, on)}`;
}
