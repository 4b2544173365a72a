import { today } from '#core/clock.ts';
import type { WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { DEPARTURES } from '../queues.ts';
import { finishDeparture } from './finish-departure.ts';
import type { LeavingDeps } from './hooks.ts';
import { listDue } from './queries.ts';

/** Shortly after midnight, before the accruals of the new day. */
const NIGHTLY = '2 0 * * *';

/**
 * Carries out the departures whose last day is over, each in its own transaction.
 * @throws AggregateError after all of them, if some failed unexpectedly
 */
export async function finishDueDepartures(deps: LeavingDeps): Promise<void> {
  const failures: unknown[] = [];
  const due = await listDue(deps.db, today(deps));
  for (const employeeId of due) {
    await finishDeparture(deps, employeeId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${due.length} departures failed`);
  }
}

/** Carries out departures every night, and once at the start to catch up. */
export async function startLeavingJobs(deps: LeavingDeps & WorkDeps): Promise<void> {
  await every(NIGHTLY, DEPARTURES, deps, () => finishDueDepartures(deps));
  await deps.db.transaction().execute((tx) => deps.jobs.send(tx, DEPARTURES, null));
}
