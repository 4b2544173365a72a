import { performance } from 'node:perf_hooks';

/** Milliseconds of JSON.stringify alone: the median of 30 runs after 10 warm-ups. */
export function stringifyFloor(value: unknown): number {
  const times: number[] = [];
  for (let run = 0; run < 40; run += 1) {
    const since = performance.now();
    JSON.stringify(value);
    if (run >= 10) times.push(performance.now() - since);
  }
  return times.sort((a, b) => a - b)[times.length / 2] ?? Number.NaN;
}
