import { defineTaskQueue } from '#core/jobs/queue.ts';

export const APPROVAL_ROUND = defineTaskQueue('approval_round');
