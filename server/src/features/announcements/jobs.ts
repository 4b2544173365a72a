import { today } from '#core/clock.ts';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { listUnpublished, publishIfDue } from './publish.ts';
import { ANNOUNCEMENT_ROUND } from './queues.ts';
import { remindToConfirm } from './remind.ts';

/**
 * Notifies of announcements that begin today and reminds. A second run on the same day does nothing.
 * @throws AggregateError after all of them, if some failed
 */
export async function runAnnouncementRound(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listUnpublished(deps, today(deps))) {
    await deps.db
      .transaction()
      .execute((tx) => publishIfDue(tx, deps, id))
      .catch((error: unknown) => failures.push(error));
  }
  failures.push(...(await remindToConfirm(deps)));
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} steps of the announcements failed`);
  }
}

export async function startAnnouncementJobs(deps: WorkDeps): Promise<void> {
  // Before the digests of 08:00, which then contain today's announcements.
  await every('50 7 * * *', ANNOUNCEMENT_ROUND, deps, () => runAnnouncementRound(deps));
}
