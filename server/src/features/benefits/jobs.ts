import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { deleteStrayDocuments } from './delete-stray-documents.ts';

const HOURLY = '37 * * * *';

/** Takes away the files that are left of documents that were replaced. */
export async function startBenefitJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work('stray_documents', () => deleteStrayDocuments(deps));
  await deps.jobs.schedule('stray_documents', HOURLY, deps.config.timeZone, { why: 'hourly' });
}
