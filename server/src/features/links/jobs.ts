import type { Deps } from '#core/deps.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { checkLink, type LinkProbes } from './check-link.ts';
import { ALL_LINK_CHECKS, LINK_CHECK } from './queues.ts';
import { requestAllLinkChecks } from './request-link-check.ts';

/** Monday morning in the company's time zone, before anyone opens a report. */
const WEEKLY = '0 5 * * 1';

export async function startLinkJobs(deps: Deps & { jobs: Jobs }, probes: LinkProbes) {
  await deps.jobs.work(LINK_CHECK, ({ name }, job) => checkLink(deps, probes, name, job), {
    atOnce: 4,
  });
  await deps.jobs.work(ALL_LINK_CHECKS, () => requestAllLinkChecks(deps));
  await deps.jobs.schedule(ALL_LINK_CHECKS, WEEKLY, deps.config.timeZone);
}
