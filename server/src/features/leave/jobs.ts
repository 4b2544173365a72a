import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { postAccruals } from './post-accruals.ts';

/** Shortly after midnight in the company's time zone. */
const DAILY = '5 0 * * *';

/** Posts accruals every day, and at once at the start for the days that were slept through (D18). */
export async function startLeaveJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work('accrual', async () => {
    await postAccruals(deps);
  });
  await deps.jobs.schedule('accrual', DAILY, deps.config.timeZone, { why: 'daily' });
  await deps.db.transaction().execute((tx) => deps.jobs.send(tx, 'accrual', { why: 'start' }));
}
