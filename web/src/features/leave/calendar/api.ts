import type { Day } from '@intranet/contract/core/days.ts';
import * as calls from '@intranet/contract/leave/calendar-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

/** Of all areas: the page narrows it down itself, so that a filter answers at once. */
export const calendarQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: peopleKeys.of('calendar', from, to),
    queryFn: ({ signal }) => call(calls.calendar, { query: { from, to }, signal }),
    // The people stay on the screen while another month is on its way.
    placeholderData: keepPreviousData,
  });

export const feedsQuery = queryOptions({
  queryKey: peopleKeys.of('feeds'),
  queryFn: ({ signal }) => call(calls.calendarFeeds, { signal }),
});

export const renewFeed = (kind: calls.FeedKind) =>
  call(calls.renewCalendarFeed, { body: { kind } });
export const removeFeed = (kind: calls.FeedKind) =>
  call(calls.removeCalendarFeed, { params: { kind } });
