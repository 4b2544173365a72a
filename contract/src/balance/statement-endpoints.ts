import { z } from 'zod';
import { endpoint, successReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { employeeNameSchema } from '../people/schemas.ts';
import { DEDUCTION_TYPES, LEDGER_KINDS } from './ledger-kinds.ts';

const datedDays = z.object({ on: z.string(), days: z.number() });

export const statementEntrySchema = z.object({
  id: z.number(),
  /** The day it takes effect. */
  date: z.string(),
  posted_at: z.string(),
  kind: z.enum(LEDGER_KINDS),
  deduction_type: z.enum(DEDUCTION_TYPES).nullable(),
  /** Signed days: what is taken off is negative. */
  days: z.number(),
  reason: z.string(),
  actor: z.string(),
  leave_id: z.number().nullable(),
  /** The sum up to and with this entry. */
  balance: z.number(),
});
export type StatementEntry = z.infer<typeof statementEntrySchema>;

/** What Brazilian law makes of a balance: what should have been taken, and what by when. */
const dueSchema = z.object({
  /** Days whose twelve months are over (férias vencidas), and the last of them. */
  overdue: z.number(),
  missed: z.string(),
  /** Days to be taken by `by`, for which no vacation is approved yet. */
  due: z.number(),
  by: z.string(),
});
export type VacationDue = z.infer<typeof dueSchema>;

export const statementSchema = z.object({
  name: z.string(),
  area: z.string(),
  today: z.string(),
  /** SALDO (D17). */
  balance: z.number(),
  /** Days a balance may go below zero (D19). */
  overdraft: z.number(),
  /** By the day of effect, then as they were posted. */
  entries: z.array(statementEntrySchema),
  /** What is still to be earned: each month since `start_date` after `after`; null for who does not. */
  accrual: z.object({ start_date: z.string(), after: z.string() }).nullable(),
  /** Vacations that wait for a decision: first day and length. */
  pending: z.array(datedDays),
  /** Null where the hints are switched off, or nothing is known. */
  due: dueSchema.nullable(),
  /** By what the law's hint judges a further sale of vacation; null where there is none to give. */
  sales: z
    .object({
      /** Null where it is not known. */
      start_date: z.string().nullable(),
      /** What was sold, whenever that takes effect. */
      sold: z.array(datedDays),
    })
    .nullable(),
});
export type Statement = z.infer<typeof statementSchema>;

export const statement = endpoint({
  method: 'GET',
  path: '/api/statement',
  summary: "How a balance came to be, entry by entry: one's own, or anybody's for an admin",
  access: ROLES,
  query: z.object({ nome: employeeNameSchema.optional() }),
  reply: statementSchema,
});

const personDueSchema = dueSchema.extend({ name: z.string(), area: z.string() });
export type PersonDue = z.infer<typeof personDueSchema>;

export const vacationDue = endpoint({
  method: 'GET',
  path: '/api/vacation_due',
  summary: 'Whose vacation is overdue or falls due within a year (CLT Art. 134, 137)',
  access: ADMIN,
  reply: z.object({
    /** False when the hints are switched off; then nobody is listed. */
    enabled: z.boolean(),
    people: z.array(personDueSchema),
  }),
});

const differenceSchema = z.object({
  leave_id: z.number(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
  /** Signed days that the ledger should hold for the leave, and those it holds. */
  expected: z.number(),
  found: z.number(),
  detail: z.string(),
});
export type Difference = z.infer<typeof differenceSchema>;

export const reconciliation = endpoint({
  method: 'GET',
  path: '/api/reconciliation',
  summary: 'What the last comparison of ledger and leaves found',
  access: ADMIN,
  reply: z.object({
    /** Null before the first one. */
    last: z
      .object({
        ran_at: z.string(),
        leaves_checked: z.number(),
        differences: z.array(differenceSchema),
      })
      .nullable(),
  }),
});

export const reconcile = endpoint({
  method: 'POST',
  path: '/api/reconciliation',
  summary: 'Compares ledger and leaves now; mends nothing',
  access: ADMIN,
  reply: successReply,
});
