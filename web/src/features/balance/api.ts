import * as calls from '@intranet/contract/balance/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const balancesQuery = queryOptions({
  queryKey: peopleKeys.of('balances'),
  queryFn: async ({ signal }) => (await call(calls.balances, { signal })).saldos,
});

/** @param requestKey constant across retries, so the deduction counts once */
export const deductVacation = (body: CallBody<typeof calls.deductVacation>, requestKey: string) =>
  call(calls.deductVacation, { body, headers: { 'idempotency-key': requestKey } });
