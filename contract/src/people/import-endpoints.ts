import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { SHEET } from '../core/sheets.ts';

const file = { field: 'file', kind: SHEET };

/** Looks only, or does it: all lines or none. */
const modeSchema = z.enum(['preview', 'import']);

/** The most lines that are imported at once, headers aside. */
export const MAX_IMPORT_LINES = 5_000;

/** The columns of a sheet of employees, as our own exports head them. */
export const EMPLOYEE_HEADERS = {
  name: 'Name',
  area: 'Area',
  position: 'Position',
  balance: 'Balance',
  active: 'Active',
  start: 'Start Date',
  birth: 'Birth Date',
} as const;

/** The columns of a sheet of leaves. */
export const LEAVE_HEADERS = {
  name: 'Name',
  type: 'Leave Type',
  start: 'Start Date',
  end: 'End Date',
  approval: 'Approval',
} as const;

/**
 * The plan that was looked at, by its name in that reply: when it is another one by now, nothing is imported.
 * Without it, whatever the plan is by now is done.
 */
const planSchema = z.string().max(100).optional();

export const importLineSchema = z.object({
  /** As the sheet counts them: the headers are line 1. */
  line: z.number(),
  name: z.string(),
  action: z.enum(['create', 'change', 'none', 'wrong']),
  /** What would happen, or what is wrong: sentences. */
  details: z.array(z.string()),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importReply = z.object({
  /** True once everything is in. */
  imported: z.boolean(),
  lines: z.array(importLineSchema),
  /** Names exactly this plan. */
  plan: z.string(),
});
export type ImportReply = z.infer<typeof importReply>;

export const importEmployees = endpoint({
  method: 'POST',
  path: '/api/import_employees',
  summary: 'Shows what a sheet of employees would do, or does it, all lines or none',
  access: ADMIN,
  file,
  body: z.object({ mode: modeSchema, plan: planSchema }),
  reply: importReply,
});

export const importLeaves = endpoint({
  method: 'POST',
  path: '/api/import_leaves',
  summary: 'Shows what a sheet of leaves would do, or does it, all lines or none',
  access: ADMIN,
  file,
  body: z.object({
    mode: modeSchema,
    plan: planSchema,
    /** Whether vacations are taken off the balances, or are in them already. */
    charge: z.enum(['yes', 'no']),
  }),
  reply: importReply,
});
