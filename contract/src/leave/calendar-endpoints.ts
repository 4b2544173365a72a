import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { type Day, daysBetween } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { LIST_READERS, ROLES } from '../core/roles.ts';
import { daySchema } from '../core/schemas.ts';
import { areaFilterSchema, awaySchema, holidaySchema, leaveTypeSchema } from './schemas.ts';

export const MAX_CALENDAR_DAYS = 120;

const rangeFields = {
  from: daySchema.describe('The first day'),
  to: daySchema.describe(`The last day, at most ${MAX_CALENDAR_DAYS} days in all`),
};
const isShortRange = ({ from, to }: { from: Day; to: Day }) =>
  to >= from && daysBetween(from, to) < MAX_CALENDAR_DAYS;
const tooLong = {
  path: ['to'],
  error: () => t('Choose at most {days} days', { days: MAX_CALENDAR_DAYS }),
};

export const calendar = endpoint('GET', '/api/calendar', LIST_READERS, {
  description: 'Lists absences by person, with holidays',
  query: () => z.object({ ...rangeFields, area: areaFilterSchema }).refine(isShortRange, tooLong),
  reply: () =>
    z.object({
      today: z.string(),
      people: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          area: z.string(),
          cargo: z.string(),
          photo: z.string(),
        }),
      ),
      leaves: z.array(
        z.object({
          id: z.number(),
          person: z.number(),
          type: leaveTypeSchema,
          start: z.string(),
          end: z.string(),
          pending: z.boolean(),
          cancelling: z.boolean(),
        }),
      ),
      holidays: z.array(holidaySchema),
      limits: z.array(z.object({ area: z.string(), max_away: z.number() })),
      own: z.number().nullable(),
    }),
});
export type Calendar = z.infer<typeof calendar.reply>;

export const teamLeave = endpoint('GET', '/api/team_leave', ROLES, {
  description: "Lists holidays and absences of the caller's colleagues, for choosing dates (D30)",
  query: () => z.object(rangeFields).refine(isShortRange, tooLong),
  reply: () => z.object({ holidays: z.array(holidaySchema), away: z.array(awaySchema) }),
});
export type TeamLeave = z.infer<typeof teamLeave.reply>;
