import { msg } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, fileReply, idSchema } from '../core/endpoint.ts';
import { ONLY_AREA, pageFields, pageReply } from '../core/list-page.ts';
import { ADMIN } from '../core/roles.ts';
import { noteSchema, requiredDaySchema, roleSchema, searchSchema } from '../core/schemas.ts';
import { leaveTypeSchema } from '../leave/schemas.ts';
import { namesakeSchema } from './namesake.ts';

/** How far ahead a last day can be, in months. */
export const MAX_MONTHS_AHEAD = 24;
const MAX_NOTE = 500;

const affectedLeaveSchema = z.object({
  id: z.number(),
  leave_type: leaveTypeSchema,
  start: z.string(),
  end: z.string(),
  days: z.number(),
});
export type AffectedLeave = z.infer<typeof affectedLeaveSchema>;

/** What leaving does, or what it did. Days are those of the ledger (D17). */
export const departureRecordSchema = z.object({
  last_day: z.string(),
  /** Pending requests, which are withdrawn. */
  withdrawn: z.array(affectedLeaveSchema),
  /** Approved leave that begins after the last day, which is cancelled. */
  cancelled: z.array(affectedLeaveSchema),
  /** Approved leave that goes on after the last day, with its former end, which then ends on it. */
  shortened: z.array(affectedLeaveSchema),
  /** Days that accrued after the last day, which are reversed. */
  late_accruals: z.number(),
  /** The balance on the last day after all this; negative if the person has taken more than they earned. */
  owed: z.number(),
  /** The days of the Termination deduction. */
  paid_out: z.number(),
  /** Waiting requests that the person could decide, by who decides them now. */
  handed_over: z.array(z.object({ approvers: z.array(z.string()), requests: z.number() })),
  /** The person's own deputies, who decide for them no longer. */
  deputies: z.array(z.string()),
  /** The Heads whose deputy the person was. */
  deputy_of: z.array(z.string()),
  /** The account that is deleted, and what ends with it. */
  account: z
    .object({
      username: z.string(),
      email: z.string(),
      role: roleSchema,
      sessions: z.number(),
      passkeys: z.number(),
      calendar_links: z.number(),
    })
    .nullable(),
  /** The reports and tools that they owned; the administrators look after them then. */
  items: z.array(z.string()),
  /** The titles of announcements that they changed last and that show after the last day. Left out of older records. */
  announcements: z.array(z.string()).optional(),
  /** The vault's entries whose present secret the person knows. */
  secrets: z.array(z.object({ id: z.number(), platform: z.string(), user: z.string() })),
});
export type DepartureRecord = z.infer<typeof departureRecordSchema>;

/** Why a departure can’t be completed. */
export const DEPARTURE_PROBLEMS = ['last_admin', 'own_account', 'unexpected'] as const;
export type DepartureProblem = (typeof DEPARTURE_PROBLEMS)[number];

const departureSchema = z.object({
  id: z.number(),
  version: z.number(),
  last_day: z.string(),
  pays_out: z.boolean(),
  note: z.string(),
  planned_by: z.string(),
  planned_at: z.string(),
  finished_at: z.string().nullable(),
  /** Why the last attempt to carry it out failed. */
  problem: z.enum(DEPARTURE_PROBLEMS).nullable(),
});
export type Departure = z.infer<typeof departureSchema>;

const ofPerson = { params: () => z.object({ id: idSchema }) };

export const departure = endpoint('GET', '/api/people/{id}/departure', ADMIN, {
  ...ofPerson,
  description: 'Returns a departure: the plan, or the record, and what a last day would do',
  query: () =>
    z.object({
      last_day: requiredDaySchema(msg('Choose the last day'))
        .optional()
        .describe('The last day to try; the planned one, or today, without it'),
      pays_out: z.enum(['yes', 'no']).optional().describe('Whether days owed would be paid out'),
    }),
  reply: () =>
    z.object({
      employee: namesakeSchema.extend({ has_left: z.boolean(), start_date: z.string().nullable() }),
      /** The plan, or the last completed departure; null without one. */
      departure: departureSchema.nullable(),
      /** What was done. */
      record: departureRecordSchema.nullable(),
      /** What would be done on the last day, if nothing changed before. Null after it was done. */
      preview: departureRecordSchema.nullable(),
      /** Why it couldn't be done. */
      problem: z.enum(DEPARTURE_PROBLEMS).nullable(),
      /** The vault's entries that are still to be changed after it was done. */
      secrets_known: z.array(z.object({ id: z.number(), platform: z.string(), user: z.string() })),
    }),
});
export type PersonsDeparture = z.infer<typeof departure.reply>;

export const departureBody = z.object({
  last_day: requiredDaySchema(msg('Choose the last day')),
  pays_out: z.boolean(),
  note: noteSchema(MAX_NOTE),
  /** The version of the plan that the caller saw; null for a new plan. */
  version: z.number().int().nullable(),
});

export const planDeparture = endpoint('PUT', '/api/people/{id}/departure', ADMIN, {
  ...ofPerson,
  description:
    'Plans a departure, or changes the plan. It is completed after the last day; with a last day in the past, at once',
  body: () => departureBody,
});

export const cancelDeparture = endpoint('DELETE', '/api/people/{id}/departure', ADMIN, {
  ...ofPerson,
  description: 'Cancels a planned departure',
});

export const DEPARTURE_SORTS = ['last_day'] as const;
export const DEPARTURE_STATES = ['planned', 'finished'] as const;

export const departures = endpoint('GET', '/api/departures', ADMIN, {
  description: 'Lists in pages who leaves and who has left',
  query: () =>
    z.object({
      ...pageFields(DEPARTURE_SORTS),
      name: searchSchema(120).optional().describe('A part of the name, without regard to accents'),
      area: searchSchema(200).optional().describe(ONLY_AREA),
      state: z.enum(DEPARTURE_STATES).optional().describe('Only planned or finished ones'),
    }),
  reply: () =>
    pageReply(
      departureSchema.omit({ note: true, version: true }).extend({
        ...namesakeSchema.shape,
        /** The balance on the last day; of a plan, what it would be. */
        owed: z.number().nullable(),
      }),
    ),
});
export type DeparturePage = z.infer<typeof departures.reply>;

export const departureFile = endpoint('GET', '/api/departures/{id}/record', ADMIN, {
  description: 'Returns the record of a departure as a PDF, or the plan and what it would do',
  params: () => z.object({ id: idSchema }),
  reply: () => fileReply('application/pdf'),
});
