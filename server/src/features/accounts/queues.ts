import { defineTaskQueue, type Queue } from '#core/jobs/queue.ts';

/** Finished requests are deleted soon because they name people; the audit log has the facts. */
export const RESET_CODE: Queue<{ email: string; address: string }> = {
  name: 'reset_code',
  options: {
    retryLimit: 5,
    retryDelay: 5,
    deleteAfterSeconds: 600,
  },
};

export const ACCOUNT_CLEANUP = defineTaskQueue('housekeeping');
