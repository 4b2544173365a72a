import { Worker } from 'node:worker_threads';
import { atMost } from '#core/at-most.ts';
import type { StrengthJob } from './strength-worker.ts';

/** From 0, guessed at once, to 4, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Its dictionaries take about 100 MB: one at a time, and none is kept. */
const oneAtATime = atMost(1);

/**
 * How hard each password is to guess for somebody who knows the words given beside it. Measured in a
 * thread of its own, 5 to 15 ms each, so that two thousand of them hold nobody up.
 */
export function measureStrength(passwords: StrengthJob['passwords']): Promise<Strength[]> {
  if (passwords.length === 0) return Promise.resolve([]);
  return oneAtATime(async () => {
    const job: StrengthJob = { passwords };
    const worker = new Worker(new URL('./strength-worker.ts', import.meta.url), {
      workerData: job,
    });
    const { promise, resolve, reject } = Promise.withResolvers<Strength[]>();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that measures passwords ended early')));
    return promise.finally(() => void worker.terminate());
  });
}
