import { type Day, formatDay } from '../core/days.ts';
import { roundDays } from './amounts.ts';
import { balancesFrom, type DatedDays, type FundingCase, lowestOf } from './funding.ts';

/** The effect of a decision on the balance in days (D60), with accruals until then (D19). */
export interface BalanceEffect {
  /** The leave's first day, or today if it began earlier. */
  on: Day;
  before: number;
  after: number;
  lowest: DatedDays | null;
}

/**
 * Computes the effect of taking a request's days off the balance.
 * @param facts without the request if it is pending; a negative length returns days
 */
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
  return (Math.floor(days * 2) / 2).toFixed(1);
}

/** Labels and values: `Balance on 10/03/2027`, `27.5 → 2.5 days` and `Lowest afterwards`. */
export function balanceFacts(effect: BalanceEffect): [label: string, value: string][] {
  const { on, before, after, lowest } = effect;
  const change = before === after ? '' : `${formatBalance(before)} → `;
  const facts: [string, string][] = [
    [`Balance on ${formatDay(on)}`, `${change}${formatBalance(after)} days`],
  ];
  if (lowest) {
    facts.push(['Lowest afterwards', `${formatBalance(lowest.days)} on ${formatDay(lowest.on)}`]);
  }
  return facts;
}
