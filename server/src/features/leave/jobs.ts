import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { runApprovalRound } from './approval/run-approval-round.ts';
import { ACCRUAL, APPROVAL_ROUND, RECONCILIATION } from './queues.ts';
import { postAccruals } from '#features/balance/accruals.ts';
import { compareLedger } from '#features/balance/statement/compare-ledger.ts';

/** Shortly after midnight in the company's time zone. */
const DAILY = '5 0 * * *';

/** Once that is done, and nobody is at work. */
const NIGHTLY = '30 0 * * *';
/** In the morning, when mails are read. */
const MORNING_HOUR = 7;
const MORNING = `0 ${MORNING_HOUR} * * *`;

/** The hour of the company's clock. */
function hourNow({ clock, config }: Deps): number {
  const { timeZone } = config;
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  return Number(hour.format(clock.now()));
}

/**
 * Posts accruals and compares the ledger every night, and asks and reminds every morning; at once at
 * the start as well, for what was slept through (D18). Nobody is mailed before the morning: until
 * then its own turn is still to come.
 */
export async function startLeaveJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work(ACCRUAL, async () => {
    await postAccruals(deps);
  });
  await deps.jobs.schedule(ACCRUAL, DAILY, deps.config.timeZone);

  await deps.jobs.work(RECONCILIATION, async () => {
    await compareLedger(deps);
  });
  await deps.jobs.schedule(RECONCILIATION, NIGHTLY, deps.config.timeZone);

  await deps.jobs.work(APPROVAL_ROUND, () => runApprovalRound(deps));
  await deps.jobs.schedule(APPROVAL_ROUND, MORNING, deps.config.timeZone);

  await deps.db.transaction().execute(async (tx) => {
    await deps.jobs.send(tx, ACCRUAL, null);
    await deps.jobs.send(tx, RECONCILIATION, null);
    if (hourNow(deps) >= MORNING_HOUR) await deps.jobs.send(tx, APPROVAL_ROUND, null);
  });
}
