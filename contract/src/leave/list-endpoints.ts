import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { NAME_PART, pageFields, pageReply } from '../core/list-page.ts';
import { LIST_READERS } from '../core/roles.ts';
import { daySchema, searchSchema } from '../core/schemas.ts';
import { cargoSchema } from '../people/schemas.ts';
import { leaveRecordSchema } from './endpoints.ts';
import { leaveTypeSchema } from './schemas.ts';

export const LEAVE_SORTS = [
  'start',
  'end',
  'name',
  'area',
  'position',
  'type',
  'status',
  'approval',
] as const;
export type LeaveSort = (typeof LEAVE_SORTS)[number];

export const leavePage = endpoint('GET', '/api/leaves', LIST_READERS, {
  description: 'Lists leave in pages, filtered and sorted; browsers use it for a long list',
  query: () =>
    z.object({
      ...pageFields(LEAVE_SORTS),
      name: searchSchema(120).optional().describe(NAME_PART),
      area: searchSchema(200).optional(),
      approved: z.literal('yes').optional(),
      type: leaveTypeSchema.optional(),
      position: cargoSchema.optional(),
      status: z.enum(['S', 'N']).optional(),
      from: daySchema.optional().describe('The earliest first day'),
      to: daySchema.optional().describe('The latest last day'),
      when: z.enum(['upcoming', 'past', 'all']).optional(),
    }),
  reply: () => pageReply(leaveRecordSchema()),
});
export type LeavePage = z.infer<typeof leavePage.reply>;
