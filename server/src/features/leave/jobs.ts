import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { runApprovalRound } from './approval/run-approval-round.ts';

/** The hour at which people start to read mail. */
const MORNING_HOUR = 7;
const MORNING = `0 ${MORNING_HOUR} * * *`;

/** The hour in the company's time zone. */
function hourNow({ clock, config }: Deps): number {
  const { timeZone } = config;
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  return Number(hour.format(clock.now()));
}

/**
 * Asks and reminds approvers every morning. A start later in the day catches up at once; a start at night
 * waits for the morning, so that nobody is mailed at night.
 */
export async function startLeaveJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work('approval_round', () => runApprovalRound(deps));
  await deps.jobs.schedule('approval_round', MORNING, deps.config.timeZone, { why: 'daily' });
  if (hourNow(deps) < MORNING_HOUR) return;
  await deps.db.transaction().execute(async (tx) => {
    await deps.jobs.send(tx, 'approval_round', { why: 'start' });
  });
}
