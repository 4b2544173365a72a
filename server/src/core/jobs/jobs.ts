import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Connection, Tx } from '#core/db/database.ts';

/** Every queue there is, with what it carries. */
export interface JobData {
  mail: { mailId: number };
  reset_code: { email: string; address: string };
  accrual: { why: string };
  housekeeping: { why: string };
}
export type JobName = keyof JobData;

export interface JobsOptions {
  connection: Connection;
  onError: (error: Error) => void;
  /** Seconds between looks for new jobs; half a second is the least. */
  pollSeconds?: number;
  /** First pause before a failed mail is tried again, in seconds; it doubles up to an hour. */
  mailRetrySeconds?: number;
  mailRetries?: number;
}

export interface Jobs {
  /** Puts a job into the transaction: it exists when, and only when, that commits. */
  send<N extends JobName>(tx: Tx, name: N, data: JobData[N]): Promise<void>;
  /** Handles jobs of a queue one by one. A handler that throws is tried again later. */
  work<N extends JobName>(
    name: N,
    handler: (data: JobData[N], job: { lastTry: boolean }) => Promise<void>,
  ): Promise<void>;
  /** Puts a job into its queue by the calendar; `cron` is read in the time zone. */
  schedule<N extends JobName>(
    name: N,
    cron: string,
    timeZone: string,
    data: JobData[N],
  ): Promise<void>;
  /** Waits for the jobs under way, then stops. */
  stop(): Promise<void>;
}

/** Starts the queues, whose tables live in the same database (schema `pgboss`). */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...options.connection,
    max: 4,
    application_name: 'intranet-jobs',
  });
  boss.on('error', options.onError);
  await boss.start();

  const mail = {
    retryLimit: options.mailRetries ?? 30,
    retryDelay: options.mailRetrySeconds ?? 10,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
  };
  await boss.createQueue('mail', mail);
  // A queue that exists keeps its settings: those of this start are the ones that count.
  await boss.updateQueue('mail', mail);
  // Whom it names need not be kept: the audit log has what was done.
  await boss.createQueue('reset_code', {
    retryLimit: 5,
    retryDelay: 5,
    deleteAfterSeconds: 600,
  });
  // One at a time, however many servers and starts ask for it.
  const calendar = { policy: 'short', retryLimit: 5, retryDelay: 60 } as const;
  await boss.createQueue('accrual', calendar);
  await boss.createQueue('housekeeping', calendar);

  return {
    async send(tx, name, data) {
      await boss.send(name, data, { db: fromKysely(tx) });
    },
    async work(name, handler) {
      const workOptions = {
        includeMetadata: true,
        pollingIntervalSeconds: options.pollSeconds ?? 1,
      } as const;
      await boss.work(name, workOptions, async (jobs: JobWithMetadata<JobData[typeof name]>[]) => {
        for (const job of jobs) {
          await handler(job.data, { lastTry: job.retryCount >= job.retryLimit });
        }
      });
    },
    async schedule(name, cron, timeZone, data) {
      await boss.schedule(name, cron, data, { tz: timeZone });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
