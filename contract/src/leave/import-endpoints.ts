import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { importFile as file, importReply, modeSchema, planSchema } from '../core/import.ts';
import { ADMIN } from '../core/roles.ts';

/** The columns of a sheet of leaves. */
export const LEAVE_HEADERS = {
  name: 'Name',
  type: 'Leave Type',
  start: 'Start Date',
  end: 'End Date',
  approval: 'Approval',
} as const;

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
