import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { NAME_PART, ONLY_AREA, pageFields, pageReply } from '../core/list-page.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { searchSchema } from '../core/schemas.ts';
import { LEAVE_TYPES } from '../leave/leave-types.ts';
import { chosenIdSchema, employeeNameSchema } from '../people/schemas.ts';
import { DEDUCTION_TYPES, LEDGER_KINDS } from './ledger-kinds.ts';

const datedDays = z.object({ on: z.string(), days: z.number() });

const dueSchema = z.object({
  /** Days whose deadline has passed (férias vencidas), and the last deadline. */
  overdue: z.number(),
  missed: z.string(),
  /** Days to take until `by` without an approved vacation. */
  due: z.number(),
  by: z.string(),
});
export type VacationDue = z.infer<typeof dueSchema>;

export const statement = endpoint('GET', '/api/statement', ROLES, {
  description: "Lists the ledger entries of the caller's balance, or of anybody's for an admin",
  query: () =>
    z.object({
      nome: employeeNameSchema.optional().describe("The employee's name; the caller without it"),
      employee_id: chosenIdSchema,
    }),
  reply: () =>
    z.object({
      employee_id: z.number(),
      name: z.string(),
      area: z.string(),
      today: z.string(),
      balance: z.number(),
      overdraft: z.number(),
      entries: z.array(
        z.object({
          id: z.number(),
          date: z.string(),
          posted_at: z.string(),
          kind: z.enum(LEDGER_KINDS),
          deduction_type: z.enum(DEDUCTION_TYPES).nullable(),
          days: z.number(),
          reason: z.string(),
          actor: z.string(),
          leave_id: z.number().nullable(),
          /** The leave's type, of an entry that a leave made. */
          leave_type: z.enum(LEAVE_TYPES).nullable(),
          balance: z.number(),
        }),
      ),
      /** Future accruals: every month since `start_date` after `after` (D14). */
      accrual: z.object({ start_date: z.string(), after: z.string() }).nullable(),
      pending: z.array(datedDays),
      due: dueSchema.nullable(),
      sales: z.object({ start_date: z.string().nullable(), sold: z.array(datedDays) }).nullable(),
    }),
});
export type Statement = z.infer<typeof statement.reply>;
export type StatementEntry = Statement['entries'][number];

export const ownBalance = endpoint('GET', '/api/own_balance', ROLES, {
  description:
    "Returns the caller's balance today and next accrual; null without an employee record",
  reply: () =>
    z.object({
      own: z
        .object({
          balance: z.number(),
          next_accrual: z.object({ on: z.string(), days: z.number() }).nullable(),
        })
        .nullable(),
    }),
});

const personDueSchema = dueSchema.extend({
  employee_id: z.number(),
  name: z.string(),
  area: z.string(),
});
export type PersonDue = z.infer<typeof personDueSchema>;

export const vacationDue = endpoint('GET', '/api/vacation_due', ADMIN, {
  description: 'Lists vacation that is overdue or due within a year (CLT Art. 134, 137)',
  reply: () => z.object({ enabled: z.boolean(), people: z.array(personDueSchema) }),
});

export const VACATION_DUE_SORTS = ['overdue', 'name', 'area', 'due', 'by'] as const;
export type VacationDueSort = (typeof VACATION_DUE_SORTS)[number];

export const vacationDuePage = endpoint('GET', '/api/due-vacations', ADMIN, {
  description:
    'Lists vacation that is overdue or due within a year in pages, filtered and sorted; browsers use it for a long list',
  query: () =>
    z.object({
      ...pageFields(VACATION_DUE_SORTS),
      name: searchSchema(120).optional().describe(NAME_PART),
      area: searchSchema(200).optional().describe(ONLY_AREA),
    }),
  reply: () => pageReply(personDueSchema).extend({ enabled: z.boolean() }),
});
export type VacationDuePage = z.infer<typeof vacationDuePage.reply>;

const differenceSchema = z.object({
  leave_id: z.number(),
  employee_id: z.number(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
  /** The signed days that the ledger should hold for the leave, and those it holds. */
  expected: z.number(),
  found: z.number(),
  detail: z.string(),
});
export type Difference = z.infer<typeof differenceSchema>;

export const reconciliation = endpoint('GET', '/api/reconciliation', ADMIN, {
  description: 'Returns the result of the last comparison of ledger and leaves',
  reply: () =>
    z.object({
      last: z
        .object({
          ran_at: z.string(),
          leaves_checked: z.number(),
          differences: z.array(differenceSchema),
          /** People whose saved balance isn't the sum of its entries; it is renewed every night. */
          balances: z.array(
            z.object({
              employee_id: z.number(),
              name: z.string(),
              expected: z.number(),
              found: z.number(),
            }),
          ),
        })
        .nullable(),
    }),
});

export type Reconciliation = NonNullable<z.infer<typeof reconciliation.reply>['last']>;

export const reconcile = endpoint('POST', '/api/reconciliation', ADMIN, {
  description: 'Compares ledger and leaves now, without corrections',
});
