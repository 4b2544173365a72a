import { Worker } from 'node:worker_threads';
import type { XlsxJob } from './xlsx-worker.ts';

const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
/** A few cells far apart make a huge table: what does not fit into this is refused. */
const MAX_HEAP_MB = 256;
const MAX_MILLISECONDS = 20_000;

/**
 * The rows of the first sheet of an XLSX file, blank ones too, up to `maxRows`; a date as
 * `YYYY-MM-DD`. Read in a thread whose memory and time are bounded, so that no file can bring the
 * server down.
 * @throws Error when it is broken, or too large once unpacked
 */
export function readXlsx(file: Buffer, maxRows: number): Promise<string[][]> {
  const job: XlsxJob = { file, maxUnpackedBytes: MAX_UNPACKED_BYTES, maxRows };
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string[][]>();
  const late = setTimeout(() => reject(new Error('Took too long')), MAX_MILLISECONDS);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('Ended early')));
  return promise.finally(() => {
    clearTimeout(late);
    void worker.terminate();
  });
}
