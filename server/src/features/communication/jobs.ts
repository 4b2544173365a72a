import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';

export async function startCommunicationJobs(_deps: Deps & { jobs: Jobs }): Promise<void> {}
