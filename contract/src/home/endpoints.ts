import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { leaveTypeSchema } from '../leave/types.ts';
import { ROLES } from '../roles.ts';

export const home = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'What concerns the caller today: balance, next leave, who is away, birthdays',
  access: ROLES,
  reply: z.object({
    /** Monday and Sunday of the week that is meant below. */
    week: z.object({ start: z.string(), end: z.string() }),
    /** In days (SALDO, D17); null without an employee record (D12). */
    balance: z.number().nullable(),
    /** Under way or next, pending or approved. */
    next_leave: z
      .object({
        leave_type: leaveTypeSchema,
        start: z.string(),
        end: z.string(),
        days: z.number(),
        approved: z.boolean(),
      })
      .nullable(),
    /** Who else of one's area has approved leave this week. */
    away: z.array(z.object({ name: z.string(), start: z.string(), end: z.string() })),
    /** Of active employees (D37), by the day of this week; `birthday` as MM-DD. */
    birthdays: z.array(z.object({ name: z.string(), birthday: z.string(), day: z.string() })),
  }),
});
