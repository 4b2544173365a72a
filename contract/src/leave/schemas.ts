import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { searchSchema } from '../core/schemas.ts';
import { ALL_AREAS } from '../people/positions.ts';
import { LEAVE_TYPES } from './leave-types.ts';

export const leaveTypeSchema = z.enum(LEAVE_TYPES, {
  error: () => t('Choose a type of leave'),
});

export const areaFilterSchema = searchSchema(200)
  .default(ALL_AREAS)
  .describe(`An area's name, or ${ALL_AREAS} for all areas`);

/** An absence as colleagues of the area see it (D30). */
export const awaySchema = z.object({
  employee_id: z.number(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
  pending: z.boolean(),
});
export type Away = z.infer<typeof awaySchema>;

export const holidaySchema = z.object({ day: z.string(), name: z.string() });
export type Holiday = z.infer<typeof holidaySchema>;

/** The fields that an employee and an approver see of a leave. */
export const leaveFields = {
  id: z.number(),
  version: z.number(),
  employee_id: z.number(),
  name: z.string(),
  area: z.string(),
  cargo: z.string(),
  leave_type: leaveTypeSchema,
  start: z.string(),
  end: z.string(),
  days: z.number(),
  requested_at: z.string(),
};
