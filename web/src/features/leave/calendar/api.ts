import type { Day } from '@intranet/contract/core/days.ts';
import * as calls from '@intranet/contract/leave/calendar-endpoints.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { peopleKeys } from '#features/people/api.ts';

export const calendarQuery = (from: Day, to: Day) => ({
  ...peopleKeys.query(['calendar', from, to], calls.calendar, { query: { from, to } }),
  placeholderData: keepPreviousData,
});

export const calendarAreasQuery = (from: Day, to: Day) => ({
  ...peopleKeys.query(['calendar areas', from, to], calls.calendarAreas, { query: { from, to } }),
  placeholderData: keepPreviousData,
});
