import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { REPORT_READERS } from '../core/roles.ts';
import { leaveTypeSchema } from './schemas.ts';

export const leaveReport = endpoint('GET', '/api/leave_report', REPORT_READERS, {
  description: 'Lists days of approved leave in a year by person, area and type',
  query: () =>
    z.object({
      year: z.coerce.number().int().min(1900).max(2199).describe('The calendar year'),
    }),
  reply: () =>
    z.object({
      year: z.number(),
      years: z.array(z.number()),
      rows: z.array(
        z.object({
          employee_id: z.number(),
          name: z.string(),
          area: z.string(),
          cargo: z.string(),
          leave_type: leaveTypeSchema,
          leaves: z.number(),
          months: z.array(z.number()),
        }),
      ),
    }),
});
