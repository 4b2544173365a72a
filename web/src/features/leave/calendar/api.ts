import type { Day } from '@intranet/contract/core/days.ts';
import * as calls from '@intranet/contract/leave/calendar-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

/** Loads all areas; the page filters them without another request. */
export const calendarQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: peopleKeys.of('calendar', from, to),
    queryFn: ({ signal }) => call(calls.calendar, { query: { from, to }, signal }),
    // Keeps the people on the screen while another month loads.
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
