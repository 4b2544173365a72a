import { defineTaskQueue } from '#core/jobs/queue.ts';

export const ACCRUAL = defineTaskQueue('accrual');
export const RECONCILIATION = defineTaskQueue('reconciliation');
