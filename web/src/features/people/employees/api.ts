import * as balanceCalls from '@intranet/contract/balance/endpoints.ts';
import * as calls from '@intranet/contract/people/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { KEY } from '#features/leave/api.ts';

export const employeesQuery = queryOptions({
  queryKey: [KEY, 'employees'],
  queryFn: async ({ signal }) => (await call(calls.employees, { signal })).ferias,
});

export const areasQuery = queryOptions({
  queryKey: [KEY, 'areas'],
  queryFn: ({ signal }) => call(calls.areasAndNames, { signal }),
});

export const namesQuery = (area: string) =>
  queryOptions({
    queryKey: [KEY, 'names', area],
    queryFn: async ({ signal }) =>
      (await call(calls.namesByArea, { query: { area }, signal })).names,
  });

export const editEmployee = (body: CallBody<typeof calls.editEmployee>) =>
  call(calls.editEmployee, { body });

export const createEmployee = (body: CallBody<typeof calls.createEmployee>) =>
  call(calls.createEmployee, { body });

/** @param requestKey the same for a retry of the same deduction, so that it counts once */
export const deductVacation = (
  body: CallBody<typeof balanceCalls.deductVacation>,
  requestKey: string,
) => call(balanceCalls.deductVacation, { body, headers: { 'idempotency-key': requestKey } });
