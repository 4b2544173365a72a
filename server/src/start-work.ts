import { summarizeRefusals } from '#core/audit/refusals.ts';
import type { Db, Tx } from '#core/db/database.ts';
import { startPartitionJob } from '#core/db/month-partitions.ts';
import type { WorkDeps } from '#core/deps.ts';
import { startStrayFileJob } from '#core/files/stray-files.ts';
import { every } from '#core/jobs/every.ts';
import { startMailWorker } from '#core/mail/worker.ts';
import { fetchHead } from '#core/public-fetch/fetch-head.ts';
import { startAccountJobs } from '#features/accounts/jobs.ts';
import { PHOTOS } from '#features/accounts/photo/photo-files.ts';
import { startAnnouncementJobs } from '#features/announcements/jobs.ts';
import { REFUSAL_SUMMARIES } from '#features/audit/queues.ts';
import { startBalanceJobs } from '#features/balance/jobs.ts';
import { DOCUMENTS } from '#features/benefits/document-files.ts';
import { MONTHLY_IMAGES } from '#features/communication/image-files.ts';
import { startLeaveJobs } from '#features/leave/jobs.ts';
import { MISSING_APPROVALS } from '#features/leave/queues.ts';
import { startLinkJobs } from '#features/links/jobs.ts';
import type { OwnPages } from '#features/links/own-pages.ts';
import { startNotificationJobs } from '#features/notifications/jobs.ts';
import { startLeavingJobs } from '#features/people/leaving/jobs.ts';
import { startVaultJobs } from '#features/vault/jobs.ts';
import { connectLeaving } from './connect-people.ts';

interface WorkOptions {
  /** Connections for emails alone. */
  mailDb?: Db;
  log?: (line: string) => void;
  ownPages?: OwnPages | undefined;
}

export async function startWork(
  deps: WorkDeps,
  { mailDb = deps.db, log, ownPages }: WorkOptions = {},
): Promise<void> {
  const onRefused = (tx: Tx) => deps.jobs.send(tx, MISSING_APPROVALS, null);
  await startPartitionJob(deps, log);
  await startMailWorker({ ...deps, db: mailDb }, { onRefused, ...(log && { log }) });
  await startLeavingJobs(connectLeaving(deps));
  await startBalanceJobs(deps);
  await startLeaveJobs(deps);
  await startAccountJobs(deps);
  await startNotificationJobs(deps);
  await startAnnouncementJobs(deps);
  await every('* * * * *', REFUSAL_SUMMARIES, deps, () => summarizeRefusals(deps.db));
  await startLinkJobs(deps, { fetchHead, ownPages });
  await startVaultJobs(deps);
  await startStrayFileJob(deps, [PHOTOS, DOCUMENTS, MONTHLY_IMAGES]);
}
