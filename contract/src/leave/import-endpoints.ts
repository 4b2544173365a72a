import { msg } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  importFile as file,
  importAnswers,
  importReply,
  modeSchema,
  planSchema,
} from '../core/import.ts';
import { ADMIN } from '../core/roles.ts';

/** An import reads them in every language. */
export const LEAVE_HEADERS = {
  name: msg('Name'),
  type: msg('Leave Type'),
  start: msg('Start Date'),
  end: msg('End Date'),
  approval: msg('Approval'),
} as const;

export const importLeaves = endpoint('POST', '/api/import_leaves', ADMIN, {
  description: 'Previews an import of leaves, or imports all lines or none',
  file,
  body: () =>
    z.object({
      mode: modeSchema,
      plan: planSchema,
      /** `yes` debits vacations; `no` means that the balances already include them. */
      charge: z.enum(['yes', 'no']),
      ...importAnswers,
    }),
  reply: () => importReply,
});
