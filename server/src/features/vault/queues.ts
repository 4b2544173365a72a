import { defineTaskQueue } from '#core/jobs/queue.ts';

export const VAULT_BIN = defineTaskQueue('vault_bin');
