import * as calls from '@intranet/contract/balance/statement-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

/** @param nome the employee; defaults to the current user */
export const statementQuery = (nome?: string) =>
  queryOptions({
    queryKey: peopleKeys.of('statement', nome ?? null),
    queryFn: ({ signal }) => call(calls.statement, { query: { nome }, signal }),
  });

export const vacationDueQuery = queryOptions({
  queryKey: peopleKeys.of('vacation-due'),
  queryFn: ({ signal }) => call(calls.vacationDue, { signal }),
});

export const reconciliationQuery = queryOptions({
  queryKey: peopleKeys.of('reconciliation'),
  queryFn: async ({ signal }) => (await call(calls.reconciliation, { signal })).last,
});

export const compareLedger = () => call(calls.reconcile);
