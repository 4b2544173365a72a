import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { purgeBin } from './bin.ts';
import { VAULT_BIN } from './queues.ts';

const HOURLY = '47 * * * *';

export async function startVaultJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work(VAULT_BIN, () => purgeBin(deps));
  await deps.jobs.schedule(VAULT_BIN, HOURLY, deps.config.timeZone);
}
