import * as calls from '@intranet/contract/people/endpoints.ts';
import * as imports from '@intranet/contract/people/import-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

/** Shared keys: a write to people, balance or leave changes lists of the others. */
export const peopleKeys = queryKeys('people');

export const employeesQuery = queryOptions({
  queryKey: peopleKeys.of('employees'),
  queryFn: async ({ signal }) => (await call(calls.employees, { signal })).ferias,
});

export const areasQuery = queryOptions({
  queryKey: peopleKeys.of('areas'),
  queryFn: ({ signal }) => call(calls.areasAndNames, { signal }),
});

export const namesQuery = (area: string) =>
  queryOptions({
    queryKey: peopleKeys.of('names', area),
    queryFn: async ({ signal }) =>
      (await call(calls.namesByArea, { query: { area }, signal })).names,
  });

export const editEmployee = (body: CallBody<typeof calls.editEmployee>) =>
  call(calls.editEmployee, { body });

export const createEmployee = (body: CallBody<typeof calls.createEmployee>) =>
  call(calls.createEmployee, { body });

export const correctStartDate = (body: CallBody<typeof calls.correctStartDate>) =>
  call(calls.correctStartDate, { body });

export const importEmployees = (file: Blob, body: CallBody<typeof imports.importEmployees>) =>
  call(imports.importEmployees, { body, file });
