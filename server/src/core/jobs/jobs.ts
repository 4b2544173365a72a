import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Connection, Tx } from '#core/db/database.ts';

/** Every queue there is, with what it carries. */
export interface JobData {
  mail: { mailId: number };
  stranded_mail: { why: string };
  reset_code: { email: string; address: string };
  accrual: { why: string };
  reconciliation: { why: string };
  approval_round: { why: string };
  housekeeping: { why: string };
  link_check: { name: string };
  link_checks: { why: string };
  stray_documents: { why: string };
  stray_monthly_images: { why: string };
  vault_bin: { why: string };
  refusal_summaries: { why: string };
}
export type JobName = keyof JobData;

export interface JobsOptions {
  connection: Connection;
  onError: (error: Error) => void;
  /** False for a server that only puts jobs into the queues: others work and tend them. */
  works?: boolean;
  /** Seconds between looks for new jobs; half a second is the least. */
  pollSeconds?: number;
  /** First pause before a failed mail is tried again, in seconds; it doubles up to a minute. */
  mailRetrySeconds?: number;
  mailRetries?: number;
}

export interface Jobs {
  /** Puts jobs into the transaction: they exist when, and only when, that commits. */
  send<N extends JobName>(tx: Tx, name: N, ...data: JobData[N][]): Promise<void>;
  /**
   * Handles jobs of a queue, up to `atOnce` (one, unless told) side by side. A job whose handler
   * throws is tried again later; the others do not mind.
   */
  work<N extends JobName>(
    name: N,
    handler: (data: JobData[N], job: { lastTry: boolean }) => Promise<void>,
    options?: { atOnce?: number },
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

/** With pauses of a minute at most, about two days. */
const MAIL_RETRIES = 3_000;
/** So that a mail server that comes back has every message within about a minute (S19). */
const LONGEST_MAIL_PAUSE = 60;

/** Starts the queues, whose tables live in the same database (schema `pgboss`). */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { works = true } = options;
  const boss = new PgBoss({
    ...options.connection,
    max: works ? 4 : 1,
    application_name: 'intranet-jobs',
    supervise: works,
    schedule: works,
  });
  boss.on('error', options.onError);
  await boss.start();

  const mail = {
    retryLimit: options.mailRetries ?? MAIL_RETRIES,
    retryDelay: options.mailRetrySeconds ?? 10,
    retryBackoff: true,
    retryDelayMax: LONGEST_MAIL_PAUSE,
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
  // A look takes seconds: one whose server ended in the middle is soon another's.
  const look = { retryLimit: 3, retryDelay: 20, expireInSeconds: 60 };
  await boss.createQueue('link_check', look);
  await boss.updateQueue('link_check', look);
  // One at a time, however many servers and starts ask for it.
  const calendar = { policy: 'short', retryLimit: 5, retryDelay: 60 } as const;
  await boss.createQueue('accrual', calendar);
  await boss.createQueue('reconciliation', calendar);
  await boss.createQueue('approval_round', calendar);
  await boss.createQueue('housekeeping', calendar);
  await boss.createQueue('stray_documents', calendar);
  await boss.createQueue('stray_monthly_images', calendar);
  await boss.createQueue('stranded_mail', calendar);
  await boss.createQueue('link_checks', calendar);
  await boss.createQueue('vault_bin', calendar);
  await boss.createQueue('refusal_summaries', calendar);

  return {
    async send(tx, name, ...data) {
      await boss.insert(
        name,
        data.map((one) => ({ data: one })),
        { db: fromKysely(tx) },
      );
    },
    async work(name, handler, { atOnce = 1 } = {}) {
      const workOptions = {
        includeMetadata: true,
        perJobResults: true,
        batchSize: atOnce,
        // A full batch means that more is waiting: the next is fetched at once.
        burstWhenBatchFull: true,
        pollingIntervalSeconds: options.pollSeconds ?? 1,
      } as const;
      await boss.work(name, workOptions, (jobs: JobWithMetadata<JobData[typeof name]>[]) =>
        Promise.all(
          jobs.map(async (job): Promise<JobResult> => {
            try {
              await handler(job.data, { lastTry: job.retryCount >= job.retryLimit });
              return { id: job.id, status: 'completed' };
            } catch (error) {
              return { id: job.id, status: 'failed', output: error };
            }
          }),
        ),
      );
    },
    async schedule(name, cron, timeZone, data) {
      await boss.schedule(name, cron, data, { tz: timeZone });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
