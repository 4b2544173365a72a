import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** Passwords that are hashed at the same time. More than one per processor speed up none. */
export const HASHES_AT_ONCE = Math.min(availableParallelism(), 4);

const threads = new Piscina({
  filename: new URL('./hash-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: HASHES_AT_ONCE,
  // Starting one takes some 0.1 s.
  idleTimeout: 60_000,
  // Other requests take milliseconds, so they go first (docs/decisions/0012). Elsewhere it would slow the whole process.
  niceIncrement: process.platform === 'linux' ? 10 : 0,
});

/** Hashes passwords outside the thread of the requests. */
export const hashThreads = {
  hash: (password: string): Promise<string> => threads.run(password, { name: 'hash' }),
  verify: (stored: string, password: string): Promise<boolean> =>
    threads.run({ stored, password }, { name: 'verify' }),
};
