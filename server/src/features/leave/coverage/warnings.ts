import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { period } from '../period.ts';

/** The days on which a leave would make more of an area be away than should be. */
export interface OverLimit {
  area: string;
  /** How many should be away at most. */
  limit: number;
  /** On how many days there would be more. */
  days: number;
  /** The first of the days on which most would be away. */
  worst: Day;
  /** How many would be away on that day, with whose leave it is. */
  most: number;
  /** How many on the day of these on which fewest would be. */
  fewest: number;
}

export function limitWarning({ area, limit, days, worst, most, fewest }: OverLimit): string {
  const more = days - 1;
  const others = more === 0 ? '' : ` and ${more} more ${more === 1 ? 'day' : 'days'}`;
  const many = fewest === most ? most : `up to ${most}`;
  return `On ${formatDay(worst)}${others} ${many} of ${area} would be away; at most ${limit} should be.`;
}

/** Leave of somebody with whom a person should not be away together. */
export interface PairAway {
  name: string;
  other: string;
  start: Day;
  end: Day;
  /** Not decided yet. */
  pending: boolean;
}

/** Names both, so that it is right for whoever asks and for whoever decides. */
export function pairWarning({ name, other, start, end, pending }: PairAway): string {
  const when = `${start === end ? 'on' : 'from'} ${period(start, end)}`;
  const away = pending ? 'has asked to be away' : 'is away';
  return `${other} ${away} ${when}; ${name} and ${other} should not be away together.`;
}
