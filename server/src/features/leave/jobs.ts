import { hourNow } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { requestMissingApprovalsInBatches } from './approval/request-missing-approvals.ts';
import { runApprovalRound } from './approval/run-approval-round.ts';
import { APPROVAL_ROUND, MISSING_APPROVALS } from './queues.ts';

const MORNING_HOUR = 7;
const MORNING = `0 ${MORNING_HOUR} * * *`;

/** Schedules the approval round for every morning. A later start runs it at once, but not at night. */
export async function startLeaveJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.work(APPROVAL_ROUND, () => runApprovalRound(deps));
  await deps.jobs.work(MISSING_APPROVALS, () => requestMissingApprovalsInBatches(deps));
  await deps.jobs.schedule(APPROVAL_ROUND, MORNING, deps.config.timeZone);
  if (hourNow(deps) < MORNING_HOUR) return;
  await deps.db.transaction().execute(async (tx) => {
    await deps.jobs.send(tx, APPROVAL_ROUND, null);
  });
}
