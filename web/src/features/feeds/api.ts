import * as calls from '@intranet/contract/feeds/endpoints.ts';
import { call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const feedsQuery = peopleKeys.query(['feeds'], calls.calendarFeeds);

export const renewFeed = (kind: calls.FeedKind) =>
  call(calls.renewCalendarFeed, { body: { kind } });
export const removeFeed = (kind: calls.FeedKind) =>
  call(calls.removeCalendarFeed, { params: { kind } });
