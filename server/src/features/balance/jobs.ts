import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { postAccruals } from './accruals.ts';
import { ACCRUAL, RECONCILIATION } from './queues.ts';
import { compareLedger } from './statement/compare-ledger.ts';

const DAILY = '5 0 * * *';
const NIGHTLY = '30 0 * * *';

/** Posts accruals and compares the ledger every night, and once at the start to catch up (D18). */
export async function startBalanceJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work(ACCRUAL, async () => {
    await postAccruals(deps);
  });
  await deps.jobs.schedule(ACCRUAL, DAILY, deps.config.timeZone);

  await deps.jobs.work(RECONCILIATION, async () => {
    await compareLedger(deps);
  });
  await deps.jobs.schedule(RECONCILIATION, NIGHTLY, deps.config.timeZone);

  await deps.db.transaction().execute(async (tx) => {
    await deps.jobs.send(tx, ACCRUAL, null);
    await deps.jobs.send(tx, RECONCILIATION, null);
  });
}
