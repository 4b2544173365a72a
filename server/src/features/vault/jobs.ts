import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { purgeBin } from './purge-bin.ts';

const HOURLY = '47 * * * *';

/** Empties the bin of what has been there long enough. */
export async function startVaultJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work('vault_bin', () => purgeBin(deps));
  await deps.jobs.schedule('vault_bin', HOURLY, deps.config.timeZone, { why: 'hourly' });
}
