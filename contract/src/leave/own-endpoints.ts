import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { noteSchema } from '../core/schemas.ts';
import { versionSchema } from '../core/version.ts';
import { chosenIdSchema, employeeNameSchema } from '../people/schemas.ts';
import { undoableReply } from './endpoints.ts';
import { LEAVE_EVENTS, LEAVE_STATES } from './leave-states.ts';
import { leaveFields } from './schemas.ts';

export const leaveStepSchema = z.lazy(() =>
  z.object({
    at: z.string(),
    actor: z.string(),
    event: z.enum(LEAVE_EVENTS),
    start: z.string(),
    end: z.string(),
    note: z.string(),
    warnings: z.array(z.string()),
  }),
);
export type LeaveStep = z.infer<typeof leaveStepSchema>;

export const leaveDetailSchema = z.lazy(() =>
  z.object({
    ...leaveFields,
    state: z.enum(LEAVE_STATES),
    own: z.boolean(),
    /** Names of the people who can decide it today (D23); empty if no decision is pending. */
    waits_for: z.array(z.string()),
    /** Approver, time and note; null if undecided or hidden from the reader. */
    decision: z.object({ by: z.string(), at: z.string(), note: z.string() }).nullable(),
    /** Oldest first; null for readers with access to the lists only. */
    history: z.array(leaveStepSchema).nullable(),
    can: z.object({
      move: z.boolean(),
      withdraw: z.boolean(),
      ask_cancellation: z.boolean(),
      cancel: z.boolean(),
      decide: z.boolean(),
    }),
  }),
);
export type LeaveDetail = z.infer<typeof leaveDetailSchema>;

export const myLeaves = endpoint('GET', '/api/my_leaves', ROLES, {
  description: "Lists the caller's leave with its history, latest first, or anybody's for an admin",
  query: () =>
    z.object({
      nome: employeeNameSchema.optional().describe("The employee's name; the caller without it"),
      employee_id: chosenIdSchema,
    }),
  reply: () => z.object({ leaves: z.array(leaveDetailSchema) }),
});

export const ownApprovers = endpoint('GET', '/api/own_approvers', ROLES, {
  description: 'Lists who would decide a request that the caller sends today (D23)',
  /** Null without an employee record (D12). */
  reply: () => z.object({ approvers: z.array(z.string()).nullable() }),
});

const params = () => z.object({ id: idSchema });

export const leaveDetail = endpoint('GET', '/api/leaves/{id}', ROLES, {
  description: 'Returns a leave with the details and actions that the caller may use',
  params,
  reply: () => leaveDetailSchema,
});

export const withdrawLeave = endpoint('POST', '/api/leaves/{id}/withdraw', ROLES, {
  description: "Withdraws the caller's own pending request (D26)",
  params,
  body: () => z.object({ version: versionSchema }),
  reply: () => undoableReply,
});

export const askCancellation = endpoint('POST', '/api/leaves/{id}/ask_cancellation', ROLES, {
  description: "Requests to cancel the caller's approved leave and emails the approvers (D26)",
  params,
  body: () => z.object({ version: versionSchema, note: noteSchema(1000).optional() }),
  reply: () => undoableReply,
});

export const cancelBody = z.object({
  version: versionSchema,
  reason: noteSchema(1000).refine((text) => text !== '', { error: () => t('Enter a reason') }),
});

export const cancelLeave = endpoint('POST', '/api/leaves/{id}/cancel', ADMIN, {
  description: "Cancels an employee's approved leave with a reason (D26)",
  params,
  body: () => cancelBody,
  reply: () => undoableReply,
});
