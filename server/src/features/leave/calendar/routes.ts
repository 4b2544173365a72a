import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/leave/calendar-endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { readChangeStamp } from '#core/http/cache/change-stamp.ts';
import type { Router } from '#core/http/route.ts';
import { feedKindsOffered } from './policy.ts';
import { listFeeds, readCalendar, readTeamLeave } from './queries.ts';
import { readFeed } from './read-feed.ts';
import { removeFeed } from './remove-feed.ts';
import { renewFeed } from './renew-feed.ts';

export function calendarRoutes({ route, cachedRoute, publicRoute }: Router, deps: Deps): void {
  cachedRoute(calls.calendar, async ({ actor, query }) => {
    const day = today(deps);
    const own = actor.employee?.id ?? null;
    return {
      stamp: await readChangeStamp(deps.db),
      variant: [query.from, query.to, query.area, day, own],
      read: () => readCalendar(deps.db, query, own, day),
    };
  });

  route(calls.teamLeave, ({ actor, query }) =>
    readTeamLeave(deps.db, actor.employee?.id ?? null, query),
  );

  route(calls.calendarFeeds, async ({ actor }) => ({
    feeds: await listFeeds(deps.db, actor.accountId),
    offered: feedKindsOffered(actor),
  }));

  route(calls.renewCalendarFeed, async ({ actor, body }) => ({
    url: await renewFeed(deps, actor, body.kind),
  }));

  route(calls.removeCalendarFeed, async ({ actor, params }) => {
    await removeFeed(deps, actor, params.kind);
    return success(t('Calendar link removed'));
  });

  publicRoute(calls.calendarFeed, async ({ params, reply }) => {
    const file = await readFeed(deps, params.secret);
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="leave.ics"');
    return file;
  });
}
