import { summarizeRefusals } from '#core/audit/refusals.ts';
import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';

const EVERY_MINUTE = '* * * * *';

/** Writes the audit entries of refusals that were counted in minutes that are over. */
export async function startAuditJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work('refusal_summaries', () => summarizeRefusals(deps.db));
  const { timeZone } = deps.config;
  await deps.jobs.schedule('refusal_summaries', EVERY_MINUTE, timeZone, { why: 'every minute' });
}
