import {
  leaveDaysPage,
  leaveReport,
  leaveReportOfPeople,
} from '@intranet/contract/leave/report-endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { CallParts } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';
import { toPersonLine } from './report-lines.ts';

export const reportQuery = (year: number) => ({
  ...peopleKeys.query(['report', year], leaveReport, { query: { year } }),
  placeholderData: keepPreviousData,
});

export const peopleReportQuery = (year: number) => ({
  ...peopleKeys.query(['report of people', year], leaveReportOfPeople, { query: { year } }),
  placeholderData: keepPreviousData,
});

type PageParts = NonNullable<CallParts<typeof leaveDaysPage>['query']>;

/** A page of the days by person. @param query filters, sort and cursor, as in the address */
export const leaveDaysPageQuery = (year: number, query: PageQuery) =>
  peopleKeys.query(
    ['leave days page', year, query],
    leaveDaysPage,
    { query: { ...query, year } as PageParts },
    ({ rows, ...page }) => ({ ...page, rows: rows.map(toPersonLine) }),
  );
