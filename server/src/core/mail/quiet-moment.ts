import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK = 25;
const MAX_LOOKS = 10;
/** A process above this share is busy; sequential requests of one client take half. */
const BUSY = 0.3;

function watch(): () => number {
  const since = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(since).utilization;
}

/** Waits until this process is idle, a quarter of a second at most, because requests come first. */
export async function quietMoment(startWatching = watch): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const readBusy = startWatching();
    await delay(LOOK);
    if (readBusy() < BUSY) return;
  }
}
