import type { Deps } from '#core/deps.ts';
import { startStrayFileJob } from '#core/files/stray-files.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { startMailWorker } from '#core/mail/worker.ts';
import { fetchHead } from '#core/public-fetch/fetch-head.ts';
import { startAccountJobs } from '#features/accounts/jobs.ts';
import { PHOTOS } from '#features/accounts/photo/photo-files.ts';
import { startAuditJobs } from '#features/audit/jobs.ts';
import { startBalanceJobs } from '#features/balance/jobs.ts';
import { DOCUMENTS } from '#features/benefits/document-files.ts';
import { MONTHLY_IMAGES } from '#features/communication/image-files.ts';
import { startLeaveJobs } from '#features/leave/jobs.ts';
import { startLinkJobs } from '#features/links/jobs.ts';
import type { OwnPages } from '#features/links/own-pages.ts';
import { startVaultJobs } from '#features/vault/jobs.ts';

export async function startWork(deps: Deps & { jobs: Jobs }, ownPages?: OwnPages): Promise<void> {
  await startMailWorker(deps);
  await startBalanceJobs(deps);
  await startLeaveJobs(deps);
  await startAccountJobs(deps);
  await startAuditJobs(deps);
  await startLinkJobs(deps, { fetchHead, ownPages });
  await startVaultJobs(deps);
  await startStrayFileJob(deps, [PHOTOS, DOCUMENTS, MONTHLY_IMAGES]);
}
