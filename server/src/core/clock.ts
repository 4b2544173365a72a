import { type Day, dayIn } from '@intranet/contract/core/days.ts';

/** Only main reads the system clock, and passes it down. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

interface Here {
  clock: Clock;
  config: { timeZone: string };
}

export function today(deps: Here): Day {
  return dayIn(deps.config.timeZone, deps.clock.now());
}

/** The hour on the company's clocks, 0 to 23. */
export function hourNow({ clock, config: { timeZone } }: Here): number {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  return Number(hour.format(clock.now()));
}
