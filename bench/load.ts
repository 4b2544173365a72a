import autocannon from 'autocannon';

export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  refused: number;
}

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** The body of each request; a function makes a new one every time. */
  body?: string | (() => string);
}

/** Waits until the server has done what an earlier measurement left behind. */
async function settle(url: string): Promise<void> {
  for (let quick = 0; quick < 5; ) {
    const since = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    quick = performance.now() - since < 20 ? quick + 1 : 0;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * Calls one address over so many connections for so many seconds, after a warm-up that is not
 * counted. Replies other than 2xx, and calls that were not answered, are counted by themselves.
 */
export async function measure(load: Load, connections: number, seconds: number): Promise<Figures> {
  const { url, path, method = 'GET', headers = {}, body } = load;
  const request = {
    method,
    path,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(typeof body === 'string' && { body }),
    ...(typeof body === 'function' && {
      setupRequest: (r: autocannon.Request) => ({ ...r, body: body() }),
    }),
  };
  const run = (duration: number) =>
    autocannon({ url, connections, duration, requests: [request], timeout: 30 });
  await settle(url);
  await run(1);
  await settle(url);
  const result = await run(seconds);
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}
