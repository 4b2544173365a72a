import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { leaveTypeSchema } from '../leave/schemas.ts';

const homeReply = z.object({
  /** In the company's time zone (D15). */
  today: z.string(),
  /** Monday and Sunday of the week that is meant below. */
  week: z.object({ start: z.string(), end: z.string() }),
  /** The caller's own; null without an employee record (D12). */
  leave: z
    .object({
      area: z.string(),
      /** In days (SALDO, D17). */
      balance: z.number(),
      /** Under way or next, pending or approved. */
      next: z
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
    })
    .nullable(),
  /** `birthday` as MM-DD; `day` is the one of this week on which it is kept (D37). */
  birthdays: z.array(z.object({ name: z.string(), birthday: z.string(), day: z.string() })),
});
export type Home = z.infer<typeof homeReply>;

export const home = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'What concerns the caller today: balance, next leave, who is away, birthdays',
  access: ROLES,
  reply: homeReply,
});
