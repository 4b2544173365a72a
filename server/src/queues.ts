import { MONTH_PARTITIONS } from '#core/db/month-partitions.ts';
import { STRAY_FILES } from '#core/files/stray-files.ts';
import type { Queue } from '#core/jobs/queue.ts';
import { MAIL } from '#core/mail/queue-messages.ts';
import { STRANDED_MAIL } from '#core/mail/requeue.ts';
import { PUSH } from '#core/notify/push-queue.ts';
import { WEBHOOK_MESSAGE } from '#core/notify/webhooks.ts';
import { ACCOUNT_CLEANUP, RESET_CODE } from '#features/accounts/queues.ts';
import { ANNOUNCEMENT_ROUND } from '#features/announcements/queues.ts';
import { REFUSAL_SUMMARIES } from '#features/audit/queues.ts';
import { ACCRUAL, RECONCILIATION } from '#features/balance/queues.ts';
import { APPROVAL_ROUND, MISSING_APPROVALS } from '#features/leave/queues.ts';
import {
  ALL_LINK_CHECKS,
  FAILED_LINK_CHECKS,
  ITEM_CHECK,
  LINK_CHECK,
  PROBLEM_CLEANUP,
} from '#features/links/queues.ts';
import { DIGESTS, NOTIFICATION_CLEANUP, WEBHOOK_ROUND } from '#features/notifications/queues.ts';
import { DEPARTURES } from '#features/people/queues.ts';
import { VAULT_ACCESS, VAULT_BIN, VAULT_REMINDERS } from '#features/vault/queues.ts';

export const QUEUES: readonly Queue<object | null>[] = [
  MONTH_PARTITIONS,
  MAIL,
  STRANDED_MAIL,
  STRAY_FILES,
  RESET_CODE,
  ACCOUNT_CLEANUP,
  REFUSAL_SUMMARIES,
  DEPARTURES,
  ACCRUAL,
  RECONCILIATION,
  APPROVAL_ROUND,
  MISSING_APPROVALS,
  LINK_CHECK,
  ITEM_CHECK,
  ALL_LINK_CHECKS,
  FAILED_LINK_CHECKS,
  PROBLEM_CLEANUP,
  VAULT_BIN,
  VAULT_ACCESS,
  VAULT_REMINDERS,
  PUSH,
  WEBHOOK_MESSAGE,
  WEBHOOK_ROUND,
  DIGESTS,
  NOTIFICATION_CLEANUP,
  ANNOUNCEMENT_ROUND,
];

/** Queues of former versions. Nobody works their remaining jobs, which pg-boss deletes in time. */
export const RETIRED_QUEUES = ['stray_documents', 'stray_monthly_images'];
