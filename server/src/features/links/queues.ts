import { defineTaskQueue, type Queue } from '#core/jobs/queue.ts';

/** Links to check. A check takes seconds, so one from a stopped server is retried soon. */
export const LINK_CHECK: Queue<{ name: string }> = {
  name: 'link_check',
  options: {
    retryLimit: 3,
    retryDelay: 20,
    expireInSeconds: 60,
  },
};

/** Added items to check, in the same way. */
export const ITEM_CHECK: Queue<{ id: number }> = {
  name: 'item_check',
  options: LINK_CHECK.options,
};

export const ALL_LINK_CHECKS = defineTaskQueue('link_checks');
export const FAILED_LINK_CHECKS = defineTaskQueue('failed_link_checks');
export const PROBLEM_CLEANUP = defineTaskQueue('problem_cleanup');
