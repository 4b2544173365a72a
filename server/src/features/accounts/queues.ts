import { defineQueue, defineTaskQueue } from '#core/jobs/queue.ts';

/** Finished requests are deleted soon because they name people; the audit log has the facts. */
export const RESET_CODE = defineQueue<{ email: string; address: string }>('reset_code', {
  retryLimit: 5,
  retryDelay: 5,
  deleteAfterSeconds: 600,
});

export const ACCOUNT_CLEANUP = defineTaskQueue('housekeeping');
