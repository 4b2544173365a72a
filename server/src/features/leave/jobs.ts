import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { runApprovalRound } from './approval/run-approval-round.ts';
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
  await deps.jobs.work('accrual', async () => {
    await postAccruals(deps);
  });
  await deps.jobs.schedule('accrual', DAILY, deps.config.timeZone, { why: 'daily' });

  await deps.jobs.work('reconciliation', async () => {
    await compareLedger(deps);
  });
  await deps.jobs.schedule('reconciliation', NIGHTLY, deps.config.timeZone, { why: 'nightly' });

  await deps.jobs.work('approval_round', () => runApprovalRound(deps));
  await deps.jobs.schedule('approval_round', MORNING, deps.config.timeZone, { why: 'daily' });

  await deps.db.transaction().execute(async (tx) => {
    await deps.jobs.send(tx, 'accrual', { why: 'start' });
    await deps.jobs.send(tx, 'reconciliation', { why: 'start' });
    if (hourNow(deps) >= MORNING_HOUR) await deps.jobs.send(tx, 'approval_round', { why: 'start' });
  });
}
