import { Worker } from 'node:worker_threads';
import type { StrengthJob } from './strength-worker.ts';

/** From 0, guessed at once, to 4, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * Measures how hard each password is to guess for someone who knows the given words. Runs in its own thread,
 * because each takes 2 to 5 ms, and about 100 MB in all.
 */
export async function measureStrength(passwords: StrengthJob['passwords']): Promise<Strength[]> {
  if (passwords.length === 0) return [];
  const job: StrengthJob = { passwords };
  const worker = new Worker(new URL('./strength-worker.ts', import.meta.url), { workerData: job });
  const { promise, resolve, reject } = Promise.withResolvers<Strength[]>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that measures passwords ended early')));
  return promise.finally(() => void worker.terminate());
}
