import type { Day } from '@intranet/contract/core/days.ts';
import * as calls from '@intranet/contract/leave/calendar-endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { CallParts } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const calendarQuery = (from: Day, to: Day) => ({
  ...peopleKeys.query(['calendar', from, to], calls.calendar, { query: { from, to } }),
  placeholderData: keepPreviousData,
});

export const calendarAreasQuery = (from: Day, to: Day) => ({
  ...peopleKeys.query(['calendar areas', from, to], calls.calendarAreas, { query: { from, to } }),
  placeholderData: keepPreviousData,
});

type PageParts = NonNullable<CallParts<typeof calls.calendarPeople>['query']>;

/** A page of people with their leave. @param query the call's parameters */
export const calendarPeopleQuery = (query: PageQuery) =>
  peopleKeys.query(['calendar people', query], calls.calendarPeople, {
    query: query as unknown as PageParts,
  });
