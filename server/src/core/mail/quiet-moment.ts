import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds over which the process is watched, before each look. */
const LOOK = 25;
/** After so many looks it is done all the same, so that mail goes out under any load. */
const MOST_LOOKS = 10;
/** The share of its time from which on the process is busy: one caller after the other is half of it. */
const BUSY = 0.3;

/** How much of the time until the next call the process was busy, from 0 to 1. */
function watch(): () => number {
  const since = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(since).utilization;
}

/**
 * Waits until this process has nothing better to do, for a quarter of a second at most: mail can wait,
 * whoever asked for a page does not like to.
 * @param startWatching begins a stretch, and gives back what tells how busy the process was in it
 */
export async function quietMoment(startWatching = watch): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const readBusy = startWatching();
    await delay(LOOK);
    if (readBusy() < BUSY) return;
  }
}
