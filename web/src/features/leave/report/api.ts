import { leaveReport, leaveReportOfPeople } from '@intranet/contract/leave/report-endpoints.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { peopleKeys } from '#features/people/api.ts';

type PersonRow = z.output<typeof leaveReportOfPeople.reply>['rows'][number];

/** Days of an area and type; also of a person in the list of people. */
export type ReportRow = z.output<typeof leaveReport.reply>['rows'][number] &
  Partial<Pick<PersonRow, 'employee_id' | 'name'>>;

export const reportQuery = (year: number) => ({
  ...peopleKeys.query(['report', year], leaveReport, { query: { year } }),
  placeholderData: keepPreviousData,
});

export const peopleReportQuery = (year: number) => ({
  ...peopleKeys.query(['report of people', year], leaveReportOfPeople, { query: { year } }),
  placeholderData: keepPreviousData,
});
