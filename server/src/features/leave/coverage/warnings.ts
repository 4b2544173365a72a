import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { formatDateRange } from '../format-date-range.ts';

export interface OverLimit {
  area: string;
  limit: number;
  /** The number of days over the limit. */
  days: number;
  /** The first day with the most people away. */
  worst: Day;
  /** The number of people away on `worst`, this employee included. */
  most: number;
  /** The lowest number of people away on these days. */
  fewest: number;
}

export function limitWarning({ area, limit, days, worst, most, fewest }: OverLimit): string {
  const more = days - 1;
  const others = more === 0 ? '' : ` and ${more} more ${more === 1 ? 'day' : 'days'}`;
  const many = fewest === most ? most : `up to ${most}`;
  return `On ${formatDay(worst)}${others} ${many} of ${area} would be away; at most ${limit} should be.`;
}

export interface PairAway {
  name: string;
  other: string;
  start: Day;
  end: Day;
  pending: boolean;
}

/** Names both people, so the sentence fits the employee and the approver. */
export function pairWarning({ name, other, start, end, pending }: PairAway): string {
  const when = `${start === end ? 'on' : 'from'} ${formatDateRange(start, end)}`;
  const away = pending ? 'has asked to be away' : 'is away';
  return `${other} ${away} ${when}; ${name} and ${other} should not be away together.`;
}
