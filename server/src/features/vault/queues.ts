import { defineTaskQueue } from '#core/jobs/queue.ts';

export const VAULT_BIN = defineTaskQueue('vault_bin');
export const VAULT_ACCESS = defineTaskQueue('vault_access');
export const VAULT_REMINDERS = defineTaskQueue('vault_reminders');
