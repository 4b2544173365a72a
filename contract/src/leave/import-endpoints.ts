import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { importFile as file, importReply, modeSchema, planSchema } from '../core/import.ts';
import { ADMIN } from '../core/roles.ts';

export const LEAVE_HEADERS = {
  name: 'Name',
  type: 'Leave Type',
  start: 'Start Date',
  end: 'End Date',
  approval: 'Approval',
} as const;

export const importLeaves = endpoint('POST', '/api/import_leaves', ADMIN, {
  summary: 'Previews an import of leaves, or imports all lines or none',
  file,
  body: z.object({
    mode: modeSchema,
    plan: planSchema,
    /** `yes` debits vacations; `no` means that the balances already include them. */
    charge: z.enum(['yes', 'no']),
  }),
  reply: importReply,
});
