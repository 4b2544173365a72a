import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/feeds/endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { removeFeed, renewFeed } from './change-feed.ts';
import { feedKindsOffered } from './policy.ts';
import { listFeeds } from './queries.ts';
import { readFeed } from './read-feed.ts';

export function feedRoutes({ route, publicRoute }: Router, deps: Deps): void {
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
