import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { noteSchema } from '../core/schemas.ts';
import { versionSchema } from '../core/version.ts';
import { employeeNameSchema } from '../people/schemas.ts';
import { LEAVE_EVENTS, LEAVE_STATES } from './leave-states.ts';
import { leaveTypeSchema } from './schemas.ts';

export const leaveStepSchema = z.object({
  at: z.string(),
  actor: z.string(),
  event: z.enum(LEAVE_EVENTS),
  start: z.string(),
  end: z.string(),
  note: z.string(),
  warnings: z.string(),
});
export type LeaveStep = z.infer<typeof leaveStepSchema>;

export const leaveDetailSchema = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  area: z.string(),
  cargo: z.string(),
  leave_type: leaveTypeSchema,
  start: z.string(),
  end: z.string(),
  days: z.number(),
  state: z.enum(LEAVE_STATES),
  own: z.boolean(),
  requested_at: z.string(),
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
});
export type LeaveDetail = z.infer<typeof leaveDetailSchema>;

export const myLeaves = endpoint({
  method: 'GET',
  path: '/api/my_leaves',
  summary: "Lists the caller's leave with its history, latest first, or anybody's for an admin",
  access: ROLES,
  query: z.object({ nome: employeeNameSchema.optional() }),
  reply: z.object({ leaves: z.array(leaveDetailSchema) }),
});

export const leaveDetail = endpoint({
  method: 'GET',
  path: '/api/leaves/{id}',
  summary: 'Returns a leave with the details and actions that the caller may use',
  access: ROLES,
  params: z.object({ id: idSchema }),
  reply: leaveDetailSchema,
});

const params = z.object({ id: idSchema });

export const withdrawLeave = endpoint({
  method: 'POST',
  path: '/api/leaves/{id}/withdraw',
  summary: "Withdraws the caller's own pending request (D26)",
  access: ROLES,
  params,
  body: z.object({ version: versionSchema }),
  reply: successReply,
});

export const askCancellation = endpoint({
  method: 'POST',
  path: '/api/leaves/{id}/ask_cancellation',
  summary: "Requests to cancel the caller's approved leave and emails the approvers (D26)",
  access: ROLES,
  params,
  body: z.object({ version: versionSchema, note: noteSchema(1000).optional() }),
  reply: successReply,
});

export const cancelBody = z.object({
  version: versionSchema,
  reason: noteSchema(1000).refine((text) => text !== '', 'Enter a reason'),
});

export const cancelLeave = endpoint({
  method: 'POST',
  path: '/api/leaves/{id}/cancel',
  summary: "Cancels an employee's approved leave with a reason (D26)",
  access: ADMIN,
  params,
  body: cancelBody,
  reply: successReply,
});
