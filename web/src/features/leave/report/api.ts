import { leaveReport } from '@intranet/contract/leave/report-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export type ReportRow = z.output<typeof leaveReport.reply>['rows'][number];

export const reportQuery = (year: number) =>
  queryOptions({
    queryKey: peopleKeys.of('report', year),
    queryFn: ({ signal }) => call(leaveReport, { query: { year }, signal }),
    placeholderData: keepPreviousData,
  });
