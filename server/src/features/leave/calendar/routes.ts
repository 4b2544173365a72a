import { success } from '@intranet/contract/endpoint.ts';
import * as calls from '@intranet/contract/leave/calendar-endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { feedKindsOffered } from './policy.ts';
import { listFeeds } from './queries.ts';
import { readCalendar } from './read-calendar.ts';
import { readFeed } from './read-feed.ts';
import { removeFeed } from './remove-feed.ts';
import { renewFeed } from './renew-feed.ts';

export function calendarRoutes({ route, publicRoute }: Router, deps: Deps): void {
  route(calls.calendar, async ({ actor, query }) => readCalendar(deps, actor, query));

  route(calls.calendarFeeds, async ({ actor }) => ({
    feeds: await listFeeds(deps.db, actor.accountId),
    offered: feedKindsOffered(actor),
  }));

  route(calls.renewCalendarFeed, async ({ actor, body, origin }) => ({
    url: await renewFeed(deps, actor, origin, body.kind),
  }));

  route(calls.removeCalendarFeed, async ({ actor, params, origin }) => {
    await removeFeed(deps, actor, origin, params.kind);
    return success('Calendar address removed');
  });

  publicRoute(calls.calendarFeed, async ({ params, reply }) => {
    const file = await readFeed(deps, params.secret);
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="leave.ics"');
    return file;
  });
}
