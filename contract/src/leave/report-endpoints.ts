import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { REPORT_READERS } from '../core/roles.ts';
import { leaveTypeSchema } from './schemas.ts';

const query = () =>
  z.object({
    year: z.coerce.number().int().min(1900).max(2199).describe('The calendar year'),
  });

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
