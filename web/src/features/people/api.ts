import * as calls from '@intranet/contract/people/endpoints.ts';
import * as imports from '@intranet/contract/people/import-endpoints.ts';
import { type CallBody, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

/** Shared keys: a write to people, balance or leave changes lists of the others. */
export const peopleKeys = queryKeys('people');

export const employeesQuery = peopleKeys.query(['employees'], calls.employees, {}, (r) => r.ferias);

export const areasQuery = peopleKeys.query(['areas'], calls.areas, {}, ({ areas }) => areas);

export const peopleOfAreaQuery = (area: string) =>
  peopleKeys.query(['people', area], calls.namesByArea, { query: { area } }, (r) => r.people);

export const editEmployee = (body: CallBody<typeof calls.editEmployee>) =>
  call(calls.editEmployee, { body });

export const createEmployee = (body: CallBody<typeof calls.createEmployee>) =>
  call(calls.createEmployee, { body });

export const correctStartDate = (body: CallBody<typeof calls.correctStartDate>) =>
  call(calls.correctStartDate, { body });

export const renameEmployee = (id: number, body: CallBody<typeof calls.renameEmployee>) =>
  call(calls.renameEmployee, { params: { id }, body });

export const importEmployees = (file: Blob, body: CallBody<typeof imports.importEmployees>) =>
  call(imports.importEmployees, { body, file });
