import { type Day, dayIn } from '@intranet/contract/core/days.ts';

/** Only main reads the system clock, and passes it down. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function today(deps: { clock: Clock; config: { timeZone: string } }): Day {
  return dayIn(deps.config.timeZone, deps.clock.now());
}
