import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { leaveTypeSchema } from '../leave/schemas.ts';

/** At most so many people are listed as away today, away later this week, and with a birthday. */
export const MAX_LISTED = 50;

export const WEEKS = ['this', 'next'] as const;
export type Week = (typeof WEEKS)[number];

export const home = endpoint('GET', '/api/home', ROLES, {
  description: "Returns the caller's balance and next leave, a week's absences and birthdays",
  query: () =>
    z.object({
      week: z
        .enum(WEEKS)
        .optional()
        .describe('The week of the absences and birthdays; the current one without it'),
    }),
  reply: () =>
    z.object({
      today: z.string(),
      week: z.object({ start: z.string(), end: z.string() }),
      /** The caller's leave; null without an employee record (D12). */
      leave: z
        .object({
          area: z.string(),
          balance: z.number(),
          /** Null for somebody who earns no vacation (D14). */
          next_accrual: z.object({ on: z.string(), days: z.number() }).nullable(),
          next: z
            .object({
              leave_type: leaveTypeSchema,
              start: z.string(),
              end: z.string(),
              days: z.number(),
              approved: z.boolean(),
            })
            .nullable(),
        })
        .nullable(),
      /** Approved leave in the week, in all areas if the role may read the lists (D4), otherwise in the caller's area. */
      away: z.array(
        z.object({
          employee_id: z.number(),
          name: z.string(),
          area: z.string(),
          cargo: z.string(),
          /** The photo's path, or empty. */
          photo: z.string(),
          start: z.string(),
          end: z.string(),
        }),
      ),
      /** `birthday` is MM-DD; `day` is the day of the week on which it is celebrated (D37). */
      birthdays: z.array(
        z.object({
          employee_id: z.number(),
          name: z.string(),
          area: z.string(),
          cargo: z.string(),
          birthday: z.string(),
          day: z.string(),
          photo: z.string(),
        }),
      ),
      /** The number of people who aren't listed. */
      unlisted: z.object({ today: z.number(), later: z.number(), birthdays: z.number() }),
    }),
});
export type Home = z.infer<typeof home.reply>;
