import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

export interface Figures {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Failed and missing replies. */
  refused: number;
}

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** The body of each request. */
  body?: string;
  /** The headers and the body of one request, for requests that differ. */
  next?: () => { headers: Record<string, string>; body: string };
}

/** Results so far: times in ms and the total duration in s. */
interface LoadResult {
  times: number[];
  refused: number;
  seconds: number;
}

/** Each call is measured in several rounds in alternating order, so noise affects all alike. */
const ROUNDS = 2;
const WARM_UP_SECONDS = 0.4;
const MAX_ROUND_SECONDS = 6;

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (times: readonly number[]): number => percentile(times, 0.5);

/** The item whose figure is the median. */
export function middleBy<T>(items: readonly T[], figureOf: (item: T) => number): T {
  const sorted = items.toSorted((a, b) => figureOf(a) - figureOf(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

async function settle(url: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (let quick = 0; quick < 3 && performance.now() < deadline; ) {
    const since = performance.now();
    await (await fetch(url)).text();
    quick = performance.now() - since < 20 ? quick + 1 : 0;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Calls one address over several connections. @param least continues until this many replies */
export async function call(
  load: Load,
  connections: number,
  seconds: number,
  least = 0,
): Promise<LoadResult> {
  const { url, path, method = 'GET', headers = {}, body, next } = load;
  const json = body !== undefined || next ? { 'content-type': 'application/json' } : {};
  const request = {
    method,
    path,
    headers: { ...headers, ...json },
    ...(body !== undefined && { body }),
    ...(next && {
      setupRequest: (r: autocannon.Request) => {
        const { headers: own, body: ownBody } = next();
        return { ...r, headers: { ...json, ...own }, body: ownBody };
      },
    }),
  };
  const times: number[] = [];
  let refused = 0;
  const since = performance.now();
  const gone = () => (performance.now() - since) / 1_000;
  const isEnough = () => times.length + refused >= least;
  return new Promise((resolve, reject) => {
    let stopped = 0;
    const options = { url, connections, duration: 3_600, requests: [request], timeout: 60 };
    const run = autocannon({ ...options, sampleInt: 50 } as autocannon.Options, (error) => {
      if (error) reject(error);
      else resolve({ times, refused, seconds: stopped });
    });
    const stop = () => {
      if (stopped) return;
      stopped = gone();
      (run as unknown as { stop(): void }).stop();
    };
    const stopWhenDone = () => {
      if (gone() >= MAX_ROUND_SECONDS || (gone() >= seconds && isEnough())) stop();
    };
    run.on('response', (_client, status, _bytes, ms) => {
      if (stopped) return;
      if (status >= 200 && status < 400) times.push(ms);
      else refused += 1;
      stopWhenDone();
    });
    run.on('reqError', () => {
      if (!stopped) refused += 1;
    });
    setTimeout(stopWhenDone, seconds * 1_000);
    setTimeout(stop, MAX_ROUND_SECONDS * 1_000).unref();
  });
}

function toFigures({ times, refused, seconds }: LoadResult): Figures {
  return {
    requestsPerSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    refused,
  };
}

/** Calls several addresses in alternating rounds after a warm-up, for so many seconds each. */
export async function measureAlternating(
  loads: readonly Load[],
  connections: number,
  seconds: number,
): Promise<Figures[]> {
  const results = loads.map((): LoadResult => ({ times: [], refused: 0, seconds: 0 }));
  for (const load of loads) await call(load, connections, WARM_UP_SECONDS);
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const order = turn % 2 === 0 ? [...loads.keys()] : [...loads.keys()].reverse();
    for (const index of order) {
      const [load, sum] = [loads[index], results[index]];
      if (!load || !sum) continue;
      await settle(load.url);
      const one = await call(load, connections, seconds / ROUNDS, connections);
      sum.times.push(...one.times);
      sum.refused += one.refused;
      sum.seconds += one.seconds;
    }
  }
  return results.map(toFigures);
}

/** Milliseconds of JSON.stringify alone: the median of 30 runs after 10 warm-ups. */
export function stringifyFloor(value: unknown): number {
  const times: number[] = [];
  for (let run = 0; run < 40; run += 1) {
    const since = performance.now();
    JSON.stringify(value);
    if (run >= 10) times.push(performance.now() - since);
  }
  return median(times);
}
