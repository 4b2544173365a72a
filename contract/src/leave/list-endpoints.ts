import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { NAME_PART, ONLY_AREA, ONLY_POSITION, pageFields, pageReply } from '../core/list-page.ts';
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
      area: searchSchema(200).optional().describe(ONLY_AREA),
      approved: z.literal('yes').optional().describe('Only approved leave'),
      type: leaveTypeSchema.optional().describe('Only leave of this type'),
      position: cargoSchema.optional().describe(ONLY_POSITION),
      status: z
        .enum(['S', 'N'])
        .optional()
        .describe('S for approved leave that is over, N for all other leave'),
      from: daySchema.optional().describe('The earliest first day'),
      to: daySchema.optional().describe('The latest last day'),
      when: z.enum(['upcoming', 'past', 'all']).optional().describe('Leave that is over, or not'),
    }),
  reply: () => pageReply(leaveRecordSchema()),
});
export type LeavePage = z.infer<typeof leavePage.reply>;
