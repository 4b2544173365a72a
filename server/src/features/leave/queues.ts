import { defineTaskQueue } from '#core/jobs/queue.ts';

export const APPROVAL_ROUND = defineTaskQueue('approval_round');

/** Emails approvers who haven’t been notified yet, after the mail server refused an address (D65). */
export const MISSING_APPROVALS = defineTaskQueue('missing_approvals');
