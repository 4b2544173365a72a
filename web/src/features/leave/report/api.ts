import { leaveReport } from '@intranet/contract/leave/report-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#core/call.ts';
import { KEY } from '../api.ts';

export type ReportRow = z.output<typeof leaveReport.reply>['rows'][number];

export const reportQuery = (year: number) =>
  queryOptions({
    queryKey: [KEY, 'report', year],
    queryFn: ({ signal }) => call(leaveReport, { query: { year }, signal }),
    placeholderData: keepPreviousData,
  });
