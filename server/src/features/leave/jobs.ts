import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { runApprovalRound } from './deputies/run-approval-round.ts';
import { postAccruals } from './post-accruals.ts';
import { compareLedger } from './statement/compare-ledger.ts';

/** Shortly after midnight in the company's time zone. */
const DAILY = '5 0 * * *';

/** Once that is done, and nobody is at work. */
const NIGHTLY = '30 0 * * *';
/** In the morning, when mails are read. */
const MORNING = '0 7 * * *';

/** Posts accruals every day, and at once at the start for the days that were slept through (D18). */
export async function startLeaveJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work('accrual', async () => {
    await postAccruals(deps);
  });
  await deps.jobs.schedule('accrual', DAILY, deps.config.timeZone, { why: 'daily' });
  await deps.db.transaction().execute((tx) => deps.jobs.send(tx, 'accrual', { why: 'start' }));

  await deps.jobs.work('reconciliation', async () => {
    await compareLedger(deps);
  });
  await deps.jobs.schedule('reconciliation', NIGHTLY, deps.config.timeZone, { why: 'nightly' });

  await deps.jobs.work('approval_round', () => runApprovalRound(deps));
  await deps.jobs.schedule('approval_round', MORNING, deps.config.timeZone, { why: 'daily' });
}
