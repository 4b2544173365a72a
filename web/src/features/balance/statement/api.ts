import * as calls from '@intranet/contract/balance/statement-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';
import { KEY } from '#features/leave/api.ts';

/** @param nome whose; one's own without it */
export const statementQuery = (nome?: string) =>
  queryOptions({
    queryKey: [KEY, 'statement', nome ?? null],
    queryFn: ({ signal }) => call(calls.statement, { query: { nome }, signal }),
  });

export const vacationDueQuery = queryOptions({
  queryKey: [KEY, 'vacation-due'],
  queryFn: ({ signal }) => call(calls.vacationDue, { signal }),
});

export const reconciliationQuery = queryOptions({
  queryKey: [KEY, 'reconciliation'],
  queryFn: async ({ signal }) => (await call(calls.reconciliation, { signal })).last,
});

export const compareLedger = () => call(calls.reconcile);
