import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { INVALID_DAY, isDay, parseDay } from '../core/days.ts';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { cursorSchema } from '../core/list-page.ts';
import { LIST_READERS, ROLES } from '../core/roles.ts';
import { daySchema, noteSchema, requiredDaySchema } from '../core/schemas.ts';
import { versionSchema } from '../core/version.ts';
import { chosenIdSchema, employeeNameSchema } from '../people/schemas.ts';
import { periodProblem } from './leave-dates.ts';
import { WIRE_STATUS } from './leave-states.ts';
import {
  areaFilterSchema,
  awaySchema,
  holidaySchema,
  leaveFields,
  leaveTypeSchema,
} from './schemas.ts';

const startSchema = requiredDaySchema(msg('Choose a start date'));
const endSchema = requiredDaySchema(msg('Choose an end date'));
const sn = z.enum(['S', 'N']);

/** The request form validates with it (spec §5). */
export const leaveRequestBody = z
  .object({
    NOMECOLABORADOR: employeeNameSchema,
    employee_id: chosenIdSchema,
    LEAVE_TYPE: leaveTypeSchema,
    INICIO: startSchema,
    FIM: endSchema,
  })
  .superRefine((body, ctx) => {
    const message = periodProblem(body.INICIO, body.FIM);
    if (message) ctx.addIssue({ code: 'custom', path: ['FIM'], message });
  });

export const submitLeave = endpoint('POST', '/api/agendarFerias', ROLES, {
  description: 'Requests leave and emails the approvers (D21 to D24)',
  repeatable: true,
  body: () => leaveRequestBody,
});

export const pendingVacations = endpoint('GET', '/api/getPendingVacations', ROLES, {
  description: "Lists a person's pending leaves, soonest first",
  query: () =>
    z.object({
      nome: employeeNameSchema.describe("The employee's name"),
      employee_id: chosenIdSchema,
    }),
  reply: () =>
    z.object({
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
  .string({ error: () => t('Choose the leave to change') })
  .max(40)
  .transform((text, ctx) => {
    const day = parseDay(text);
    if (day) return day;
    ctx.addIssue({ code: 'custom', message: t(INVALID_DAY) });
    return z.NEVER;
  });

export const leaveUpdateBody = z
  .object({
    NOMECOLABORADOR: employeeNameSchema,
    employee_id: chosenIdSchema,
    /** DD/MM/YYYY, as getPendingVacations returns it, or YYYY-MM-DD (D15). */
    OLD_START_DATE: eitherDay,
    NEW_START_DATE: startSchema,
    NEW_END_DATE: endSchema,
  })
  .superRefine((body, ctx) => {
    const message = periodProblem(body.NEW_START_DATE, body.NEW_END_DATE, true);
    if (message) ctx.addIssue({ code: 'custom', path: ['NEW_END_DATE'], message });
  });

export const updateLeave = endpoint('POST', '/api/updateVacation', ROLES, {
  description: 'Moves a pending leave to other dates and emails the approvers again (D29)',
  body: () => leaveUpdateBody,
});

/** On the first day, or today if it is past (D60). `lowest` is a later balance below `after`. */
const balanceEffectSchema = z.object({
  on: z.string(),
  before: z.number(),
  after: z.number(),
  lowest: z.object({ on: z.string(), days: z.number() }).nullable(),
  later: z.number().optional(),
});

export const hintSchema = z.object({
  text: z.string(),
  article: z.string(),
  /** True if the request breaks no rule yet. */
  info: z.boolean().optional(),
});
export type Hint = z.infer<typeof hintSchema>;

export const leavePreview = endpoint('GET', '/api/leave_preview', ROLES, {
  description:
    'Previews a leave: its days, the balance afterwards and who else of the area is away (D30)',
  query: () =>
    z.object({
      nome: employeeNameSchema.describe("The employee's name"),
      employee_id: chosenIdSchema,
      type: leaveTypeSchema.describe('The type of leave'),
      start: daySchema.describe('The first day'),
      end: daySchema.describe('The last day'),
      moving: daySchema.optional().describe('The first day of a pending leave to move, if any'),
    }),
  reply: () =>
    z.object({
      days: z.number(),
      balance_before: z.number(),
      balance_after: z.number(),
      balance_effect: balanceEffectSchema.nullable(),
      problem: z.string().nullable(),
      away: z.array(awaySchema),
      warnings: z.array(z.string()),
      checks: z.array(z.string()),
      hints: z.array(hintSchema),
      /** The person's planned last day, if the leave goes beyond it; null for everybody but admins. */
      last_day: z.string().nullable(),
    }),
});

export const leaveRecordSchema = () =>
  z.object({
    id: z.number(),
    employee_id: z.number(),
    NOME: z.string(),
    AREA: z.string(),
    CARGO: z.string(),
    DATA_INICIO: z.string(),
    DATA_FIM: z.string(),
    LEAVE_TYPE: leaveTypeSchema,
    utilizado: sn,
    STATUS: z.enum(WIRE_STATUS),
    cancelling: z.literal(true).optional(),
  });
export type LeaveRecord = z.infer<ReturnType<typeof leaveRecordSchema>>;

export const leaveList = endpoint('GET', '/api/ferias_area', LIST_READERS, {
  description: 'Lists the leaves of an area, or of all areas (TODOS), by start date (D27)',
  query: () => z.object({ area: areaFilterSchema }),
  reply: () => z.array(leaveRecordSchema()),
});

export const conflicts = endpoint('POST', '/verificarConflito', LIST_READERS, {
  description: 'Lists pairs of leaves in one area that share a day (D28)',
  body: () => z.object({ area: areaFilterSchema }),
  reply: () =>
    z.object({
      conflitos: z.array(
        z.object({
          employee_id1: z.number(),
          NOME1: z.string(),
          AREA1: z.string(),
          CARGO1: z.string(),
          DATA_INICIO1: z.string(),
          DATA_FIM1: z.string(),
          employee_id2: z.number(),
          NOME2: z.string(),
          AREA2: z.string(),
          CARGO2: z.string(),
          DATA_INICIO2: z.string(),
          DATA_FIM2: z.string(),
        }),
      ),
    }),
});
export type ConflictRecord = z.infer<typeof conflicts.reply>['conflitos'][number];

const yearSchema = () => z.coerce.number().int().min(1900).max(2199);
const monthSchema = () =>
  z.string().refine((month) => isDay(`${month}-01`), { error: () => t('Choose a month') });

export const conflictCounts = endpoint('GET', '/api/conflict-counts', LIST_READERS, {
  description: 'Counts the conflicts that begin in each month of a year, by area (D28)',
  query: () =>
    z.object({
      year: yearSchema().optional().describe('This year by default'),
    }),
  reply: () =>
    z.object({
      year: z.number(),
      /** The first and the last year with leave. */
      years: z.object({ first: z.number(), last: z.number() }),
      /** True if there are more than 2,000 conflicts in all years. */
      is_long: z.boolean(),
      counts: z.array(
        z.object({
          area_id: z.number(),
          area: z.string(),
          month: z.string(),
          count: z.number(),
        }),
      ),
    }),
});
export type ConflictCounts = z.infer<typeof conflictCounts.reply>;

const conflictingLeave = z.object({
  employee_id: z.number(),
  name: z.string(),
  position: z.string(),
  start: z.string(),
  end: z.string(),
});

export const MONTH_CONFLICTS_PAGE = 200;
export const MONTH_CONFLICTS_PAGE_MAX = 2_000;

export const monthConflicts = endpoint('GET', '/api/conflicts', LIST_READERS, {
  description: 'Lists the conflicts of an area that begin in a month, newest first (D28)',
  query: () =>
    z.object({
      area: idSchema.describe("The area's id"),
      month: monthSchema().describe('YYYY-MM'),
      after: cursorSchema,
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(MONTH_CONFLICTS_PAGE_MAX)
        .optional()
        .describe(`The number of conflicts, ${MONTH_CONFLICTS_PAGE} without it`),
    }),
  reply: () =>
    z.object({
      area: z.string(),
      conflicts: z.array(z.object({ first: conflictingLeave, second: conflictingLeave })),
      next: z.string().optional(),
    }),
});

export type MonthConflict = z.infer<typeof monthConflicts.reply>['conflicts'][number];

export const approvalSchema = z.lazy(() =>
  z.object({
    ...leaveFields,
    /** A path; empty for none. */
    photo: z.string(),
    in_the_past: z.boolean(),
    balance_before: z.number(),
    balance_after: z.number(),
    balance_effect: balanceEffectSchema.nullable(),
    /** A request for leave, or to cancel an approved one (D26). */
    asks: z.enum(['leave', 'cancellation']),
    reason: z.string(),
    /** The first ones. */
    away: z.array(awaySchema),
    /** All of them. */
    away_count: z.number(),
    holidays: z.array(holidaySchema),
    warnings: z.array(z.string()),
    /** What to check about the dates and the length (D63). */
    checks: z.array(z.string()),
    hints: z.array(hintSchema),
    /** The requester's planned last day, if the leave goes beyond it; null for everybody but admins. */
    last_day: z.string().nullable(),
  }),
);
export type Approval = z.infer<typeof approvalSchema>;

export const approvals = endpoint('GET', '/api/approvals', ROLES, {
  description: 'Lists the requests that the caller can decide, by start date (D23)',
  query: () => z.object({ after: cursorSchema }),
  reply: () =>
    z.object({
      approvals: z.array(approvalSchema),
      /** The `after` of the next page. Missing on the last one. */
      next: z.string().optional(),
    }),
});

export const approval = endpoint('GET', '/api/approvals/{id}', ROLES, {
  description: 'Returns one of the requests that the caller can decide (D23)',
  params: () => z.object({ id: idSchema }),
  reply: () => z.object({ approval: approvalSchema }),
});

export const approvalAway = endpoint('GET', '/api/approvals/{id}/away', ROLES, {
  description:
    'Lists all colleagues who are away during a request that the caller can decide (D24)',
  params: () => z.object({ id: idSchema }),
  reply: () => z.object({ away: z.array(awaySchema) }),
});

const decision = {
  decision: z.enum(['approve', 'reject']),
  note: noteSchema(1000).optional(),
};
const tokenSchema = z
  .string()
  .min(20, { error: () => t('This link isn’t complete. Open it from the email again.') })
  .max(200);

export const approvalsCount = endpoint('GET', '/api/approvals/count', ROLES, {
  description: 'Counts the requests that the caller can decide (D23)',
  reply: () => z.object({ count: z.number() }),
});

/** The reply to a step that its actor can undo: `undo` is the step's id (D61). */
export const undoableReply = successReply.extend({ undo: z.number() });

export const decideLeave = endpoint('POST', '/api/approvals/{id}', ROLES, {
  description: 'Approves or rejects a request in the product (D24)',
  params: () => z.object({ id: idSchema }),
  body: () => z.object({ ...decision, version: versionSchema }),
  reply: () => undoableReply,
});

export const undoLeaveSteps = endpoint('POST', '/api/leave-undos', ROLES, {
  description: "Undoes the caller's latest steps on leaves within 30 seconds, all or none (D61)",
  repeatable: true,
  body: () =>
    z.object({
      steps: z.array(idSchema).min(1).max(500).describe('The `undo` of the replies to undo'),
    }),
});

export const lookUpDecision = endpoint('POST', '/api/leave-decisions/lookup', 'public', {
  description: 'Returns the request behind an emailed link, without changes (D24)',
  body: () => z.object({ token: tokenSchema }),
  reply: () =>
    z.object({
      approval: approvalSchema,
      /** The name of the approver to whom the link was sent. */
      decider: z.string(),
      /** True if the dates changed after the email, so that only the newer email can decide. */
      superseded: z.boolean(),
      outcome: z.string().nullable(),
    }),
});

export const decideByToken = endpoint('POST', '/api/leave-decisions', 'public', {
  description: 'Approves or rejects a request with the token of the email (D24)',
  body: () => z.object({ ...decision, token: tokenSchema }),
  reply: () => undoableReply,
});

export const undoByToken = endpoint('POST', '/api/leave-decisions/undo', 'public', {
  description: 'Undoes the decision that was made with the token of the email (D61)',
  repeatable: true,
  body: () => z.object({ token: tokenSchema }),
});
