import type { WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { deleteOldOneTimeValues } from './one-time-values.ts';
import { ACCOUNT_CLEANUP, RESET_CODE } from './queues.ts';
import { deleteOldAttempts } from './rate-limit/rate-limit.ts';
import { sendResetCode } from './reset/send-reset-code.ts';
import { deleteExpiredSessions } from './sessions.ts';

const HOURLY = '17 * * * *';

export async function startAccountJobs(deps: WorkDeps): Promise<void> {
  await every(HOURLY, ACCOUNT_CLEANUP, deps, async () => {
    await deleteExpiredSessions(deps.db);
    await deleteOldAttempts(deps.db);
    await deleteOldOneTimeValues(deps.db);
  });
  await deps.jobs.work(RESET_CODE, (request) => sendResetCode(deps, request), { atOnce: 10 });
}
