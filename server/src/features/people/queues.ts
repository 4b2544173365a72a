import { defineTaskQueue } from '#core/jobs/queue.ts';

export const DEPARTURES = defineTaskQueue('departures');
