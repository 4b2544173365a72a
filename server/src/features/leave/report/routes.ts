import * as calls from '@intranet/contract/leave/report-endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { listLeaveDays, listLeaveYears } from './queries.ts';

export function leaveReportRoutes({ route }: Router, { db }: Deps): void {
  route(calls.leaveReport, async ({ query: { year } }) => ({
    year,
    years: await listLeaveYears(db),
    rows: await listLeaveDays(db, year),
  }));
}
