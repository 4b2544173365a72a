import { z } from 'zod';
import { INVALID_DAY, parseDay } from '../core/days.ts';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { LIST_READERS, ROLES } from '../core/roles.ts';
import { daySchema, noteSchema, requiredDaySchema, searchSchema } from '../core/schemas.ts';
import { versionSchema } from '../core/version.ts';
import { ALL_AREAS } from '../people/positions.ts';
import { employeeNameSchema } from '../people/schemas.ts';
import { periodProblem } from './leave-dates.ts';
import { WIRE_STATUS } from './leave-states.ts';
import { leaveTypeSchema } from './schemas.ts';

const areaFilter = searchSchema(200).default(ALL_AREAS);
const startSchema = requiredDaySchema('Choose a start date');
const endSchema = requiredDaySchema('Choose an end date');
const sn = z.enum(['S', 'N']);

/** What the request form holds, without whose it is: the form validates with this (spec §5). */
export const leaveRequestFields = z.object({
  LEAVE_TYPE: leaveTypeSchema,
  INICIO: startSchema,
  FIM: endSchema,
});

export const leaveRequestBody = leaveRequestFields
  .extend({ NOMECOLABORADOR: employeeNameSchema })
  .superRefine((body, ctx) => {
    const message = periodProblem(body.INICIO, body.FIM);
    if (message) ctx.addIssue({ code: 'custom', path: ['FIM'], message });
  });

export const submitLeave = endpoint({
  method: 'POST',
  path: '/api/agendarFerias',
  summary: 'Asks for leave; the head is mailed (D21 to D24). Header Idempotency-Key: see D21',
  access: ROLES,
  body: leaveRequestBody,
  reply: successReply,
});

export const pendingVacations = endpoint({
  method: 'GET',
  path: '/api/getPendingVacations',
  summary: "A person's pending leaves, soonest first",
  access: ROLES,
  query: z.object({ nome: employeeNameSchema }),
  reply: z.object({
    ferias_pendentes: z.array(
      z.object({
        DATA_INICIO_FORMATADA: z.string(),
        DATA_FIM_FORMATADA: z.string(),
        LEAVE_TYPE: leaveTypeSchema,
      }),
    ),
  }),
});

const eitherDay = z
  .string('Choose the leave to change')
  .max(40)
  .transform((text, ctx) => {
    const day = parseDay(text);
    if (day) return day;
    ctx.addIssue({ code: 'custom', message: INVALID_DAY });
    return z.NEVER;
  });

export const leaveUpdateBody = z
  .object({
    NOMECOLABORADOR: employeeNameSchema,
    /** DD/MM/YYYY, as getPendingVacations gives it, or YYYY-MM-DD (D15). */
    OLD_START_DATE: eitherDay,
    NEW_START_DATE: startSchema,
    NEW_END_DATE: endSchema,
  })
  .superRefine((body, ctx) => {
    const message = periodProblem(body.NEW_START_DATE, body.NEW_END_DATE, true);
    if (message) ctx.addIssue({ code: 'custom', path: ['NEW_END_DATE'], message });
  });

export const updateLeave = endpoint({
  method: 'POST',
  path: '/api/updateVacation',
  summary: 'Moves a pending leave to other dates; the head is mailed again (D29)',
  access: ROLES,
  body: leaveUpdateBody,
  reply: successReply,
});

/**
 * What a leave does to the balance on its first day (D60): accruals until then are included, and other
 * pending vacation counts as taken. `on` is today for a leave that began earlier. `lowest` is the lowest
 * balance on a later day, if it is lower than `after`.
 */
const balanceEffectSchema = z.object({
  on: z.string(),
  before: z.number(),
  after: z.number(),
  lowest: z.object({ on: z.string(), days: z.number() }).nullable(),
});

const awaySchema = z.object({
  name: z.string(),
  start: z.string(),
  end: z.string(),
  /** Asked for, and not decided yet. */
  pending: z.boolean(),
});

/** A hint and the article of the law it comes from. */
export const hintSchema = z.object({ text: z.string(), article: z.string() });
export type Hint = z.infer<typeof hintSchema>;

export const leavePreview = endpoint({
  method: 'GET',
  path: '/api/leave_preview',
  summary: 'What a leave would mean: days, balance after, who of the area is away then (D30)',
  access: ROLES,
  query: z.object({
    nome: employeeNameSchema,
    type: leaveTypeSchema,
    start: daySchema,
    end: daySchema,
    /** First day of the pending leave that would be moved, when one would. */
    moving: daySchema.optional(),
  }),
  reply: z.object({
    days: z.number(),
    balance_before: z.number(),
    balance_after: z.number(),
    /** Null for a type that does not use the balance (D16). */
    balance_effect: balanceEffectSchema.nullable(),
    /** The sentence a submit would be refused with, if it would. */
    problem: z.string().nullable(),
    away: z.array(awaySchema),
    /** What the coverage rules say of it: sentences. They never block. */
    warnings: z.array(z.string()),
    /** What Brazilian vacation law says of it; empty when switched off. */
    hints: z.array(hintSchema),
  }),
});

export const leaveRecordSchema = z.object({
  NOME: z.string(),
  AREA: z.string(),
  CARGO: z.string(),
  DATA_INICIO: z.string(),
  DATA_FIM: z.string(),
  LEAVE_TYPE: leaveTypeSchema,
  utilizado: sn,
  STATUS: z.enum(WIRE_STATUS),
});
export type LeaveRecord = z.infer<typeof leaveRecordSchema>;

export const leaveList = endpoint({
  method: 'GET',
  path: '/api/ferias_area',
  summary: 'Leaves of an area, or of all (TODOS), by start date (D27)',
  access: LIST_READERS,
  query: z.object({ area: areaFilter }),
  reply: z.array(leaveRecordSchema),
});

export const conflictRecordSchema = z.object({
  NOME1: z.string(),
  AREA1: z.string(),
  CARGO1: z.string(),
  DATA_INICIO1: z.string(),
  DATA_FIM1: z.string(),
  NOME2: z.string(),
  AREA2: z.string(),
  CARGO2: z.string(),
  DATA_INICIO2: z.string(),
  DATA_FIM2: z.string(),
});
export type ConflictRecord = z.infer<typeof conflictRecordSchema>;

export const conflicts = endpoint({
  method: 'POST',
  path: '/verificarConflito',
  summary: 'Pairs of leaves in one area that share a day (D28)',
  access: LIST_READERS,
  body: z.object({ area: areaFilter }),
  reply: z.object({ conflitos: z.array(conflictRecordSchema) }),
});

/** A question as whoever decides it sees it: everything of D24. */
export const approvalSchema = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  area: z.string(),
  cargo: z.string(),
  leave_type: leaveTypeSchema,
  start: z.string(),
  end: z.string(),
  days: z.number(),
  in_the_past: z.boolean(),
  /** SALDO without and with the leave, or without and with the cancellation. */
  balance_before: z.number(),
  balance_after: z.number(),
  /** Null for a type that does not use the balance (D16). */
  balance_effect: balanceEffectSchema.nullable(),
  requested_at: z.string(),
  /** What is asked: the leave itself, or that an approved one be cancelled (D26). */
  asks: z.enum(['leave', 'cancellation']),
  /** Why the owner asks to cancel; empty for no reason given. */
  reason: z.string(),
  away: z.array(awaySchema),
  /** What the coverage rules say of it: approving over these needs a note. */
  warnings: z.array(z.string()),
  /** What Brazilian vacation law says about it; empty for a cancellation or when hints are off. */
  hints: z.array(hintSchema),
});
export type Approval = z.infer<typeof approvalSchema>;

export const approvals = endpoint({
  method: 'GET',
  path: '/api/approvals',
  summary: 'The requests that wait for my decision (D23)',
  access: ROLES,
  reply: z.object({ approvals: z.array(approvalSchema) }),
});

const decision = {
  decision: z.enum(['approve', 'reject']),
  note: noteSchema(1000).optional(),
};
const tokenSchema = z.string().min(20, 'The link is not complete').max(200);

export const approvalsCount = endpoint({
  method: 'GET',
  path: '/api/approvals/count',
  summary: 'How many requests wait for my decision (D23)',
  access: ROLES,
  reply: z.object({ count: z.number() }),
});

export const decideLeave = endpoint({
  method: 'POST',
  path: '/api/approvals/{id}',
  summary: 'Decides a request in the product (D24)',
  access: ROLES,
  params: z.object({ id: idSchema }),
  body: z.object({
    ...decision,
    version: versionSchema,
  }),
  reply: successReply,
});

export const lookUpDecision = endpoint({
  method: 'POST',
  path: '/api/leave-decisions/lookup',
  summary: 'Shows the request a mailed link stands for; changes nothing (D24)',
  access: 'public',
  body: z.object({ token: tokenSchema }),
  reply: z.object({
    approval: approvalSchema,
    /** The dates changed since the mail was sent; deciding needs the newer mail. */
    superseded: z.boolean(),
    /** What became of it, once decided or withdrawn: a sentence. */
    outcome: z.string().nullable(),
  }),
});

export const decideByToken = endpoint({
  method: 'POST',
  path: '/api/leave-decisions',
  summary: 'Decides a request by the token of the mail (D24)',
  access: 'public',
  body: z.object({ ...decision, token: tokenSchema }),
  reply: successReply,
});
