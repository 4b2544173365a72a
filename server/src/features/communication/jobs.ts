import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { deleteStrayImages } from './delete-stray-images.ts';

const HOURLY = '47 * * * *';

/** Takes away the files that are left of monthly images that were replaced. */
export async function startCommunicationJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work('stray_monthly_images', () => deleteStrayImages(deps));
  await deps.jobs.schedule('stray_monthly_images', HOURLY, deps.config.timeZone, { why: 'hourly' });
}
