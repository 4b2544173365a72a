import { Worker } from 'node:worker_threads';
import type { StrengthJob } from './strength-worker.ts';

/** From 0, guessed at once, to 4, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Runs in a separate thread: each password takes 2 to 5 ms, all about 100 MB. */
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
