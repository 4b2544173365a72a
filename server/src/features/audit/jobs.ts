import { summarizeRefusals } from '#core/audit/refusals.ts';
import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { REFUSAL_SUMMARIES } from './queues.ts';

const EVERY_MINUTE = '* * * * *';

export async function startAuditJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work(REFUSAL_SUMMARIES, () => summarizeRefusals(deps.db));
  await deps.jobs.schedule(REFUSAL_SUMMARIES, EVERY_MINUTE, deps.config.timeZone);
}
