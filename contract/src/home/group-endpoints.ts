import { z } from 'zod';
import { endpoint, listReply } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';

export const group = endpoint('GET', '/api/home/group', ROLES, {
  description: 'Returns how many people the group has, and the map of the newest published deck',
  reply: () =>
    z.object({
      /** The people on staff: who have started and have not left. */
      people: z.number(),
      /** Null until a deck is published, because the built-in one may describe another firm. */
      map: z
        .object({
          quarter: z.string(),
          places: z.array(
            z.object({
              region: z.string(),
              /** In the caller’s language. */
              city: z.string(),
              people: z.number(),
              longitude: z.number(),
              latitude: z.number(),
            }),
          ),
        })
        .nullable(),
    }),
});

/** News reach at most this many days back. */
export const MAX_NEWS_DAYS = 30;
export const MAX_NEWS = 20;

const NEWS_KINDS = ['notification', 'deck', 'item', 'person'] as const;

export const news = endpoint('GET', '/api/home/news', ROLES, {
  description: `Lists what is new for the caller since a moment, at most ${MAX_NEWS_DAYS} days ago: notifications, decks, items, and people who joined`,
  query: () =>
    z.object({
      since: z.iso
        .datetime()
        .describe('When the caller last saw home, such as 2026-03-02T12:00:00Z'),
    }),
  reply: () =>
    listReply('news', {
      kind: z.enum(NEWS_KINDS),
      /** In the caller’s language. */
      title: z.string(),
      /** The page to open, or the address of an item that opens in a tab. */
      path: z.string(),
    }),
});
export type News = z.infer<typeof news.reply>['news'][number];
