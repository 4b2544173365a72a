import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { NAME_PART, ONLY_AREA, pageFields, pageReply } from '../core/list-page.ts';
import { REPORT_READERS } from '../core/roles.ts';
import { searchSchema } from '../core/schemas.ts';
import { LEAVE_TYPES } from './leave-types.ts';
import { leaveTypeSchema } from './schemas.ts';

const yearSchema = z.coerce.number().int().min(1900).max(2199).describe('The calendar year');

const query = () => z.object({ year: yearSchema });

const days = () => ({
  area: z.string(),
  leave_type: leaveTypeSchema,
  /** The number of leaves. */
  leaves: z.number(),
  /** The days in each of the twelve months. */
  months: z.array(z.number()),
});

export const leaveReport = endpoint('GET', '/api/leave_report', REPORT_READERS, {
  description: 'Lists days of approved leave in a year by area and type',
  query,
  reply: () =>
    z.object({
      year: z.number(),
      years: z.array(z.number()),
      rows: z.array(z.object(days())),
    }),
});

export const leaveReportOfPeople = endpoint('GET', '/api/leave_report/people', REPORT_READERS, {
  description: 'Lists days of approved leave in a year by person and type',
  query,
  reply: () =>
    z.object({
      year: z.number(),
      rows: z.array(
        z.object({ ...days(), employee_id: z.number(), name: z.string(), cargo: z.string() }),
      ),
    }),
});

export const LEAVE_DAYS_SORTS = ['name', 'area', 'leaves', 'total', ...LEAVE_TYPES] as const;
export type LeaveDaysSort = (typeof LEAVE_DAYS_SORTS)[number];

export const leaveDaysPage = endpoint('GET', '/api/leave-days', REPORT_READERS, {
  description:
    'Lists days of approved leave in a year by person in pages, filtered and sorted; browsers use it for a long list',
  query: () =>
    z.object({
      ...pageFields(LEAVE_DAYS_SORTS),
      year: yearSchema,
      name: searchSchema(120).optional().describe(NAME_PART),
      area: searchSchema(200).optional().describe(ONLY_AREA),
    }),
  reply: () =>
    pageReply(
      z.object({
        employee_id: z.number(),
        name: z.string(),
        area: z.string(),
        leaves: z.number(),
        /** The days of all leaves, and of each type. */
        total: z.number(),
        types: z.array(z.object({ leave_type: leaveTypeSchema, days: z.number() })),
      }),
    ),
});
export type LeaveDaysPage = z.infer<typeof leaveDaysPage.reply>;
