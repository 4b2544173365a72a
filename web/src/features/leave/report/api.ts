import { leaveReport } from '@intranet/contract/leave/report-endpoints.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { peopleKeys } from '#features/people/api.ts';

export type ReportRow = z.output<typeof leaveReport.reply>['rows'][number];

export const reportQuery = (year: number) => ({
  ...peopleKeys.query(['report', year], leaveReport, { query: { year } }),
  placeholderData: keepPreviousData,
});
