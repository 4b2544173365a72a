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
  /** The dates as they were after this step. */
  start: z.string(),
  end: z.string(),
  note: z.string(),
  /** What the coverage rules said when it was decided all the same; empty for nothing. */
  warnings: z.string(),
});
export type LeaveStep = z.infer<typeof leaveStepSchema>;

/** A leave with all that its reader may know of it, and may do with it. */
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
  /** Of the reader. */
  own: z.boolean(),
  requested_at: z.string(),
  /** Who can decide it today (D23), by name; empty when nothing is to be decided. */
  waits_for: z.array(z.string()),
  /** Who decided, when and with which note; null where the reader may not know, or nothing is decided. */
  decision: z.object({ by: z.string(), at: z.string(), note: z.string() }).nullable(),
  /** Oldest first; null for a reader who only sees the lists. */
  history: z.array(leaveStepSchema).nullable(),
  can: z.object({
    /** Other dates, by the form Update (D29). */
    move: z.boolean(),
    withdraw: z.boolean(),
    ask_cancellation: z.boolean(),
    /** At once, with a reason (D26). */
    cancel: z.boolean(),
    decide: z.boolean(),
  }),
});
export type LeaveDetail = z.infer<typeof leaveDetailSchema>;

export const myLeaves = endpoint({
  method: 'GET',
  path: '/api/my_leaves',
  summary:
    "All of a person's leave with its history, latest first: one's own, or anybody's for an admin",
  access: ROLES,
  query: z.object({ nome: employeeNameSchema.optional() }),
  reply: z.object({ leaves: z.array(leaveDetailSchema) }),
});

export const leaveDetail = endpoint({
  method: 'GET',
  path: '/api/leaves/{id}',
  summary: 'One leave, with what the caller may know of it and do with it',
  access: ROLES,
  params: z.object({ id: idSchema }),
  reply: leaveDetailSchema,
});

const params = z.object({ id: idSchema });

export const withdrawLeave = endpoint({
  method: 'POST',
  path: '/api/leaves/{id}/withdraw',
  summary: 'Takes back a pending request of one’s own (D26)',
  access: ROLES,
  params,
  body: z.object({ version: versionSchema }),
  reply: successReply,
});

export const askCancellation = endpoint({
  method: 'POST',
  path: '/api/leaves/{id}/ask_cancellation',
  summary: 'Asks to cancel an approved leave of one’s own; whoever decides is mailed (D26)',
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
  summary: "Cancels somebody's approved leave, with a reason (D26)",
  access: ADMIN,
  params,
  body: cancelBody,
  reply: successReply,
});
