import { today } from '#core/clock.ts';
import type { WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { postAccruals } from './accruals.ts';
import { ACCRUAL, RECONCILIATION } from './queues.ts';
import { renewBalanceSnapshot } from './renew-snapshot.ts';
import { compareLedger } from './statement/compare-ledger.ts';
import { renewVacationDue } from './statement/vacation-due.ts';

const DAILY = '5 0 * * *';
const NIGHTLY = '30 0 * * *';

/** Compares before renewing, so that a wrong snapshot is noticed (decision 49). */
async function reconcile(deps: WorkDeps): Promise<void> {
  await compareLedger(deps);
  await renewBalanceSnapshot(deps.db);
  await renewVacationDue(deps.db, today(deps));
}

/** Posts accruals and compares the ledger every night, and once at the start to catch up (D18). */
export async function startBalanceJobs(deps: WorkDeps): Promise<void> {
  await every(DAILY, ACCRUAL, deps, () => postAccruals(deps));
  await every(NIGHTLY, RECONCILIATION, deps, () => reconcile(deps));
  await deps.db.transaction().execute(async (tx) => {
    await deps.jobs.send(tx, ACCRUAL, null);
    await deps.jobs.send(tx, RECONCILIATION, null);
  });
}
