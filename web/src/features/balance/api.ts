import * as leave from '@intranet/contract/leave/endpoints.ts';
import * as people from '@intranet/contract/people/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const balancesQuery = queryOptions({
  queryKey: peopleKeys.of('balances'),
  queryFn: async ({ signal }) => (await call(leave.balances, { signal })).saldos,
});

/** @param requestKey the same for a retry of the same deduction, so that it counts once */
export const deductVacation = (body: CallBody<typeof people.deductVacation>, requestKey: string) =>
  call(people.deductVacation, { body, headers: { 'idempotency-key': requestKey } });
