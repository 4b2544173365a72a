import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { type Day, daysBetween } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { NAME_PART, ONLY_AREA, pageFields, pageReply } from '../core/list-page.ts';
import { LIST_READERS, ROLES } from '../core/roles.ts';
import { daySchema, searchSchema } from '../core/schemas.ts';
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

const personFields = () => ({
  id: z.number(),
  name: z.string(),
  area: z.string(),
  cargo: z.string(),
  photo: z.string(),
});
const leaveFields = () => ({
  id: z.number(),
  type: leaveTypeSchema,
  start: z.string(),
  end: z.string(),
  pending: z.boolean(),
  cancelling: z.boolean(),
});

export const calendar = endpoint('GET', '/api/calendar', LIST_READERS, {
  description: 'Lists absences by person, with holidays',
  query: () => z.object({ ...rangeFields, area: areaFilterSchema }).refine(isShortRange, tooLong),
  reply: () =>
    z.object({
      today: z.string(),
      people: z.array(z.object(personFields())),
      leaves: z.array(z.object({ ...leaveFields(), person: z.number() })),
      holidays: z.array(holidaySchema),
      limits: z.array(z.object({ area: z.string(), max_away: z.number() })),
      own: z.number().nullable(),
    }),
});
export type Calendar = z.infer<typeof calendar.reply>;

export const calendarAreas = endpoint('GET', '/api/calendar/areas', LIST_READERS, {
  description:
    'Counts absences by area and day, with holidays; browsers use it for a long list of people',
  query: () => z.object(rangeFields).refine(isShortRange, tooLong),
  reply: () =>
    z.object({
      today: z.string(),
      from: z.string(),
      to: z.string(),
      areas: z.array(
        z.object({
          area: z.string(),
          people: z.number(),
          /** Approved leave only; null if today isn't in the range. */
          away_today: z.number().nullable(),
          /** For each day of the range, pending leave included. */
          away: z.array(z.number()),
          max_away: z.number().nullable(),
        }),
      ),
      holidays: z.array(holidaySchema),
    }),
});
export type CalendarAreas = z.infer<typeof calendarAreas.reply>;

const calendarPersonSchema = () =>
  z.object({ ...personFields(), leaves: z.array(z.object(leaveFields())) });

export const calendarPeople = endpoint('GET', '/api/calendar/people', LIST_READERS, {
  description: 'Lists people in pages, each with the absences of a range of days',
  query: () =>
    z
      .object({
        ...rangeFields,
        ...pageFields(['name']),
        area: searchSchema(200).optional().describe(ONLY_AREA),
        name: searchSchema(120).optional().describe(NAME_PART),
        away: z
          .enum(['active', 'approved'])
          .optional()
          .describe(
            'Only people with leave: `approved`, or `active`, which includes pending leave',
          ),
        away_from: daySchema.optional().describe('For `away`: the first day, by default `from`'),
        away_to: daySchema.optional().describe('For `away`: the last day, by default `to`'),
      })
      .refine(isShortRange, tooLong),
  reply: () =>
    pageReply(calendarPersonSchema()).extend({
      from: z.string(),
      to: z.string(),
      /** The caller, on the first page, unless the filters by area and name leave them out. */
      own: calendarPersonSchema().nullable(),
    }),
});
export type CalendarPeople = z.infer<typeof calendarPeople.reply>;
export type CalendarPerson = CalendarPeople['rows'][number];

export const teamLeave = endpoint('GET', '/api/team_leave', ROLES, {
  description: "Lists holidays and absences of the caller's colleagues, for choosing dates (D30)",
  query: () => z.object(rangeFields).refine(isShortRange, tooLong),
  reply: () => z.object({ holidays: z.array(holidaySchema), away: z.array(awaySchema) }),
});
export type TeamLeave = z.infer<typeof teamLeave.reply>;
