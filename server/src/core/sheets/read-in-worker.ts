import { Worker } from 'node:worker_threads';
import { AppError } from '#core/errors.ts';
import { FairQueue } from '#core/fair-queue.ts';
import type { CsvJob, SheetReply, TableJob, TableReply } from './sheet-worker.ts';

const MAX_HEAP_MB = 256;
const MAX_MILLISECONDS = 20_000;

const workers = new FairQueue({ atOnce: 2, maxWaiting: 6 });

export class TooManyColumns extends Error {}

async function readInTurn<Reply extends SheetReply>(job: CsvJob | TableJob): Promise<Reply> {
  const turn = await workers.take('sheets');
  try {
    return (await runWorker(job)) as Reply;
  } finally {
    turn.release();
  }
}

/** Reads a CSV file's rows with limited memory and time. @throws TooManyColumns; AppError server_busy; Error if broken */
export const readInWorker = (job: CsvJob) => readInTurn<string[][]>(job);

/** Reads a table in the same way. */
export const readTableInWorker = (job: TableJob) => readInTurn<TableReply>(job);

async function runWorker(job: CsvJob | TableJob): Promise<SheetReply> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<SheetReply>();
  const late = setTimeout(() => reject(new Error('Took too long')), MAX_MILLISECONDS);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('Ended early')));
  try {
    const reply = await promise;
    if (reply === 'too many columns') throw new TooManyColumns();
    return reply;
  } finally {
    clearTimeout(late);
    // The slot is free once the thread has ended.
    await worker.terminate();
  }
}

export function unreadable(error: unknown, sentence: string): AppError {
  return error instanceof AppError ? error : new AppError('invalid_file', sentence);
}
