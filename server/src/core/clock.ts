import { type Day, dayIn } from '@intranet/contract/core/days.ts';

/** Where "now" comes from: handed down from main, so that nothing below reads the clock itself. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Today's calendar date in the company's time zone (D15). */
export function today(deps: { clock: Clock; config: { timeZone: string } }): Day {
  return dayIn(deps.config.timeZone, deps.clock.now());
}
