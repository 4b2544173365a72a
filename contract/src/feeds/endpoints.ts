import { z } from 'zod';
import { endpoint, fileReply } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';

export const FEED_KINDS = ['own', 'area'] as const;
export const feedKindSchema = z
  .enum(FEED_KINDS)
  .describe("`own` for the caller's leave, `area` for that of their area");
export type FeedKind = z.infer<typeof feedKindSchema>;

export const calendarFeeds = endpoint('GET', '/api/calendar_feeds', ROLES, {
  description: "Lists the caller's calendar feeds without their secret addresses",
  reply: () =>
    z.object({
      feeds: z.array(z.object({ kind: feedKindSchema, created_at: z.string() })),
      offered: z.array(feedKindSchema),
    }),
});

export const renewCalendarFeed = endpoint('POST', '/api/calendar_feeds', ROLES, {
  description: 'Creates a secret calendar address, shows it once and ends the former one',
  body: () => z.object({ kind: feedKindSchema }),
  reply: () => z.object({ url: z.string() }),
});

export const removeCalendarFeed = endpoint('DELETE', '/api/calendar_feeds/{kind}', ROLES, {
  description: 'Ends a secret calendar address',
  params: () => z.object({ kind: feedKindSchema }),
});

export const calendarFeed = endpoint('GET', '/api/calendar_feed/{secret}', 'public', {
  description: 'Returns leave as an iCalendar file; the secret address grants access',
  params: () =>
    z.object({
      secret: z.string().max(200).describe('The secret of the address, in place of a session'),
    }),
  reply: () => fileReply('text/calendar'),
});
