import pLimit from 'p-limit';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Connection, KEEP_ALIVE, type Tx } from '#core/db/database.ts';
import type { Queue } from './queue.ts';

export interface JobsOptions {
  connection: Connection;
  queues: readonly Queue<object | null>[];
  retired?: readonly string[];
  /** False if the connection's role may not create schemas, and pgboss exists. */
  createSchema?: boolean;
  onError: (error: Error) => void;
  /** False for a server that only sends jobs. */
  works?: boolean;
  pollSeconds?: number;
  /** A connection that doesn't answer for so long is given up. */
  queryTimeoutMs?: number;
}

export interface Jobs {
  /** Queues jobs in the transaction: they exist only if it commits. A task's data is null. */
  send<Data extends object | null>(
    tx: Tx,
    queue: Queue<Data>,
    ...data: NoInfer<Data>[]
  ): Promise<void>;
  /** Like `send`, for jobs that wait until `notBefore`; null means at once. */
  sendLater<Data extends object>(
    tx: Tx,
    queue: Queue<Data>,
    jobs: readonly { data: NoInfer<Data>; notBefore: Date | null }[],
  ): Promise<void>;
  /** Handles up to `atOnce` (default 1) jobs at a time. A failed job is retried later. */
  work<Data extends object | null>(
    queue: Queue<Data>,
    handler: (data: Data, job: { lastTry: boolean }) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  schedule(queue: Queue, cron: string, timeZone: string): Promise<void>;
  stop(): Promise<void>;
}

export interface WorkOptions {
  atOnce?: number;
  /** Fetches the next jobs while others run, so that `atOnce` always run. */
  fetchesAhead?: boolean;
}

/** Batches that a queue with `fetchesAhead` has at the same time, twice `atOnce` jobs in all. */
const BATCHES = 4;
const MIN_BATCH = 5;

/** Starts pg-boss, whose tables live in the same database (schema `pgboss`). */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { works = true, queues, retired = [], createSchema = true, pollSeconds = 1 } = options;
  const { queryTimeoutMs = 30_000 } = options;
  // pg-boss passes these on to its pool. Its connections have no watchdog.
  const connection = { ...options.connection, ...KEEP_ALIVE, query_timeout: queryTimeoutMs };
  const boss = new PgBoss({
    ...connection,
    createSchema,
    max: works ? 4 : 1,
    application_name: 'intranet-jobs',
    supervise: works,
    schedule: works,
  });
  boss.on('error', options.onError);
  await startBoss(boss);
  for (const queue of queues) await createQueue(boss, queue);
  for (const name of retired) await boss.unschedule(name);
  let stopping = false;

  return {
    async send(tx, { name }, ...data) {
      const jobs = data.map((one) => (one === null ? {} : { data: one }));
      await boss.insert(name, jobs, { db: fromKysely(tx) });
    },
    async sendLater(tx, { name }, jobs) {
      const inserted = jobs.map(({ data, notBefore }) => ({
        data,
        ...(notBefore && { startAfter: notBefore }),
      }));
      await boss.insert(name, inserted, { db: fromKysely(tx) });
    },
    async work<Data extends object | null>(
      { name }: Queue<Data>,
      handler: Handler<Data>,
      { atOnce = 1, fetchesAhead = false }: WorkOptions = {},
    ) {
      const limit = pLimit(atOnce);
      const workOptions = {
        includeMetadata: true,
        perJobResults: true,
        batchSize: fetchesAhead ? Math.max(MIN_BATCH, Math.ceil((2 * atOnce) / BATCHES)) : atOnce,
        localConcurrency: fetchesAhead ? BATCHES : 1,
        // A full batch means that more jobs are waiting, so the next batch is fetched at once.
        burstWhenBatchFull: true,
        pollingIntervalSeconds: pollSeconds,
      } as const;
      await boss.work(name, workOptions, (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(
          jobs.map((job) =>
            limit(() => (stopping || job.signal.aborted ? postpone(job) : runJob(job, handler))),
          ),
        ),
      );
    },
    async schedule({ name }, cron, timeZone) {
      await boss.schedule(name, cron, null, { tz: timeZone });
    },
    async stop() {
      stopping = true;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

const UNIQUE_VIOLATION = '23505';
const MAX_STARTS = 5;

/** On PostgreSQL 15, servers that create the schema at once may collide, which pg-boss doesn't expect. */
async function startBoss(boss: PgBoss): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await boss.start();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries === MAX_STARTS)
        throw error;
    }
  }
}

async function createQueue(boss: PgBoss, { name, options, single }: Queue<object | null>) {
  await boss.createQueue(name, { ...options, ...(single && { policy: 'short' }) });
  await boss.updateQueue(name, options);
}

type Handler<Data> = (data: Data, job: { lastTry: boolean }) => Promise<void>;

/** A job that hadn't begun when the server stopped or its time ended is retried later. */
const postpone = ({ id }: { id: string }): JobResult => ({
  id,
  status: 'failed',
  output: new Error('The job had not begun.'),
});

async function runJob<Data>(
  job: JobWithMetadata<Data>,
  handler: Handler<Data>,
): Promise<JobResult> {
  try {
    await handler(job.data, { lastTry: job.retryCount >= job.retryLimit });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    return { id: job.id, status: 'failed', output: error };
  }
}
