import { today } from '#core/clock.ts';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { listUnpublished, publishIfDue } from './publish.ts';
import { ANNOUNCEMENT_ROUND } from './queues.ts';
import { remindToConfirm } from './remind.ts';

/** Notifies of announcements that begin today and reminds. A second run on the same day does nothing. */
export async function runAnnouncementRound(deps: Deps): Promise<void> {
  for (const id of await listUnpublished(deps, today(deps))) {
    await deps.db.transaction().execute((tx) => publishIfDue(tx, deps, id));
  }
  await remindToConfirm(deps);
}

export async function startAnnouncementJobs(deps: WorkDeps): Promise<void> {
  await every('0 8 * * *', ANNOUNCEMENT_ROUND, deps, () => runAnnouncementRound(deps));
}
