import { defineTaskQueue } from '#core/jobs/queue.ts';

export const ACCRUAL = defineTaskQueue('accrual');
export const RECONCILIATION = defineTaskQueue('reconciliation');
export const APPROVAL_ROUND = defineTaskQueue('approval_round');
