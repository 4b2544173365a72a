import type { WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { checkLink, type LinkProbes } from './check-link.ts';
import { checkItem, requestItemChecks } from './items/check-item.ts';
import { deleteSolvedProblems } from './items/item-problems.ts';
import { FAILED_STATES } from './queries.ts';
import {
  ALL_LINK_CHECKS,
  FAILED_LINK_CHECKS,
  ITEM_CHECK,
  LINK_CHECK,
  PROBLEM_CLEANUP,
} from './queues.ts';
import { requestLinkChecks } from './request-link-check.ts';

/** Monday morning in the company's time zone, before anyone opens a report. */
const WEEKLY = '0 5 * * 1';
/** Soon after a site is repaired, its viewers see no warning any more. */
const HOURLY = '23 * * * *';

export async function startLinkJobs(deps: WorkDeps, probes: LinkProbes) {
  await deps.jobs.work(LINK_CHECK, ({ name }, job) => checkLink(deps, probes, name, job), {
    atOnce: 4,
  });
  await deps.jobs.work(ITEM_CHECK, ({ id }, job) => checkItem(deps, probes, id, job), {
    atOnce: 4,
  });
  await every(WEEKLY, ALL_LINK_CHECKS, deps, async () => {
    await requestLinkChecks(deps);
    await requestItemChecks(deps);
  });
  await every(HOURLY, FAILED_LINK_CHECKS, deps, async () => {
    await requestLinkChecks(deps, FAILED_STATES);
    await requestItemChecks(deps, FAILED_STATES);
  });
  await every('30 1 * * *', PROBLEM_CLEANUP, deps, () => deleteSolvedProblems(deps));
}
