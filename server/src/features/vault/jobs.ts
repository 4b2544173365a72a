import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';

export async function startVaultJobs(_deps: Deps & { jobs: Jobs }): Promise<void> {}
