import { defineTaskQueue } from '#core/jobs/queue.ts';

export const REFUSAL_SUMMARIES = defineTaskQueue('refusal_summaries');
