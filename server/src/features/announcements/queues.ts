import { defineTaskQueue } from '#core/jobs/queue.ts';

export const ANNOUNCEMENT_ROUND = defineTaskQueue('announcement_round');
