import { defineTaskQueue } from '#core/jobs/queue.ts';

export const DIGESTS = defineTaskQueue('notification_digests');
export const NOTIFICATION_CLEANUP = defineTaskQueue('notification_cleanup');
export const WEBHOOK_ROUND = defineTaskQueue('webhook_round');
