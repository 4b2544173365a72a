import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Day, formatDay } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import {
  formatAmount,
  formatBalance,
  formatDays,
  listInWords,
  roundDays,
  toHalfDays,
} from './amounts.ts';
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
  /** Days of leave booked after `on`, if any: SALDO subtracts them already. */
  later?: number | undefined;
}

/** A negative length returns days. */
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

export interface BalanceFact {
  label: string;
  value: string;
  negative: boolean;
}

/** Labels and values: `Balance on 10/03/2027`, `27.5 → 2.5 days`. */
export function balanceFacts(
  effect: BalanceEffect,
  write: (day: Day) => string = formatDay,
): BalanceFact[] {
  const { on, before, after, lowest } = effect;
  const amounts = { before: formatBalance(before), after: formatBalance(after) };
  const facts = [
    {
      label: t('Balance on {on}', { on: write(on) }),
      value:
        before === after
          ? t('{after} days', { after: amounts.after })
          : t('{before} → {after} days', amounts),
      negative: after < 0,
    },
  ];
  if (lowest) {
    facts.push({
      label: t('Lowest afterwards'),
      value: t('{days} on {on}', { days: formatBalance(lowest.days), on: write(lowest.on) }),
      negative: lowest.days < 0,
    });
  }
  return facts;
}

/** `17.5 days short`, by the lowest balance; null if it suffices. */
export function daysShort({ after, lowest }: BalanceEffect): string | null {
  const short = -(lowest?.days ?? after);
  if (short <= 0) return null;
  // The balance is rounded down, so what it lacks is rounded up.
  const days = -toHalfDays(-short);
  return t('{count, plural, one {{days} day short} other {{days} days short}}', {
    count: days,
    days: formatDays(days),
  });
}

/** `14 days already booked later`; null if none, or if the lowest balance says more. */
export function bookedLater({ lowest, later = 0 }: BalanceEffect): string | null {
  if (lowest || later <= 0) return null;
  return t(
    '{count, plural, one {{days} day already booked later} other {{days} days already booked later}}',
    { count: later, days: formatDays(later) },
  );
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

const bookedAfter = (posted: readonly PostedDays[], on: Day) =>
  posted.filter((entry) => entry.at_once && entry.on > on);

/** SALDO and the first day's balance, before and after a request. A type may not take the balance. */
export function balancesAround(
  facts: Omit<ExplainedCase, 'overdraft'>,
  takesBalance: boolean,
): { balance_before: number; balance_after: number; balance_effect: BalanceEffect | null } {
  const before = balanceToday(facts.posted, facts.today);
  if (!takesBalance) return { balance_before: before, balance_after: before, balance_effect: null };
  const effect = balanceEffect(facts);
  const later = -sumOf(bookedAfter(facts.posted, effect.on));
  return {
    balance_before: before,
    balance_after: roundDays(before - facts.request.days),
    balance_effect: { ...effect, later: later > 0 ? later : undefined },
  };
}

function part(days: number, describe: (days: string) => string): string[] {
  if (days === 0) return [];
  const options = { signDisplay: 'always', maximumFractionDigits: 2 } as const;
  return [describe(formatAmount(days, options))];
}

function explanation(c: ExplainedCase, on: Day): string {
  const today = balanceToday(c.posted, c.today);
  const accruals = c.accrual ? accrualDays(c.accrual.startDate, c.accrual.after, on) : [];
  const upTo = (dated: readonly DatedDays[]) => dated.filter((entry) => entry.on <= on);
  const coming = c.posted.filter((entry) => !entry.at_once && entry.on > c.today);
  const parts = [
    ...part(accruals.length * ACCRUAL_DAYS, (days) => t('{days} earned by then', { days })),
    ...part(sumOf(upTo(coming)), (days) => t('{days} in entries dated by then', { days })),
    ...part(-sumOf(upTo(c.pending)), (days) => t('{days} for other pending requests', { days })),
    ...part(-sumOf(bookedAfter(c.posted, on)), (days) =>
      t('{days} booked for later dates', { days }),
    ),
    ...part(c.overdraft, (days) => t('{days} of overdraft', { days })),
  ];
  const balance = formatDays(today);
  if (parts.length === 0) return t('The balance today is {balance} days.', { balance });
  return t('The balance today is {balance} days; the days available also count {list}.', {
    balance,
    list: listInWords(parts),
  });
}

/** D19's message and a second sentence that explains the difference from today's balance (D60). */
export function insufficientBalance(c: ExplainedCase, { available, on }: Funding): string {
  const left = formatDays(Math.max(0, available));
  const sentence = t('Insufficient balance: {left} days available on {on}, {days} requested', {
    left,
    on: formatDay(on),
    days: formatAmount(c.request.days),
  });
  return `${sentence}. ${explanation(c, on)}`;
}
