import { type Day, formatDay } from '../core/days.ts';
import { roundDays } from './amounts.ts';
import { balancesFrom, type DatedDays, type FundingCase, lowestOf } from './funding.ts';

/**
 * What a decision does to the balance (D60), in days, under the funding rule (D19): accruals until
 * then are included, and all other pending vacation counts as taken.
 */
export interface BalanceEffect {
  /** The leave's first day, or today for a leave that began earlier. */
  on: Day;
  /** The balance on that day as it is now. */
  before: number;
  /** The balance on that day after the decision. */
  after: number;
  /** The lowest balance on a later day after the decision, if it is lower than `after`. */
  lowest: DatedDays | null;
}

/**
 * The effect of taking the request's days off the balance, or of giving them back.
 * @param facts the ledger and the pending vacation as they are now, without the request if it is pending
 * @param facts.request first day and length; a negative length gives days back
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

/** A balance to half a day, rounded down (D17), always with one decimal: `20.0`, `2.5`. */
export function formatBalance(days: number): string {
  return (Math.floor(days * 2) / 2).toFixed(1);
}

/**
 * The effect as it is shown, label and value: `Balance on 10/03/2027`, `27.5 → 2.5 days` (one figure if
 * the decision changes nothing), and `Lowest afterwards`, `1.0 on 01/06/2027` if there is such a day.
 */
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
