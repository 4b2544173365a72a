import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { askEveryCheck } from './ask-check.ts';
import { checkLink, type Surroundings } from './check-link.ts';

/** Monday morning in the company's time zone, before anybody opens a report. */
const WEEKLY = '0 5 * * 1';

/** Looks at addresses when they are saved, and at all of them every week. */
export async function startLinkJobs(
  deps: Deps & { jobs: Jobs },
  surroundings: Surroundings,
): Promise<void> {
  await deps.jobs.work('link_check', ({ name }, job) => checkLink(deps, surroundings, name, job), {
    atOnce: 4,
  });
  await deps.jobs.work('link_checks', () => askEveryCheck(deps));
  await deps.jobs.schedule('link_checks', WEEKLY, deps.config.timeZone, { why: 'weekly' });
}
