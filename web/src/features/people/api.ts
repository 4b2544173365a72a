import * as joining from '@intranet/contract/accounts/joining-endpoints.ts';
import * as directory from '@intranet/contract/people/directory-endpoints.ts';
import * as calls from '@intranet/contract/people/endpoints.ts';
import * as steps from '@intranet/contract/people/first-steps-endpoints.ts';
import * as imports from '@intranet/contract/people/import-endpoints.ts';
import * as search from '@intranet/contract/people/search-endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import { type CallBody, type CallParts, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

/** Shared keys: a write to people, balance or leave changes lists of the others. */
export const peopleKeys = queryKeys('people');

export const employeesQuery = peopleKeys.query(['employees'], calls.employees, {}, (r) => r.ferias);

type PageParts = NonNullable<CallParts<typeof calls.employeePage>['query']>;

/** A page of employees. @param query filters by their key in the address, which is the parameter's name */
export const employeePageQuery = (query: PageQuery) =>
  peopleKeys.query(['employee page', query], calls.employeePage, { query: query as PageParts });

type DirectoryParts = NonNullable<CallParts<typeof directory.directory>['query']>;

/** A page of the directory, as `employeePageQuery`. */
export const directoryPageQuery = (query: PageQuery) =>
  peopleKeys.query(['directory', query], directory.directory, { query: query as DirectoryParts });

export const profileQuery = (id: number) =>
  peopleKeys.query(['profile', id], directory.profile, { params: { id } });

export const firstStepsQuery = (id: number) =>
  peopleKeys.query(['first steps', id], steps.firstSteps, { params: { id } });

export const hideFirstSteps = (id: number) => call(steps.hideFirstSteps, { params: { id } });

export const changeOwnPhone = (body: CallBody<typeof directory.changeOwnPhone>) =>
  call(directory.changeOwnPhone, { body });

export const areasQuery = peopleKeys.query(['areas'], calls.areas, {}, ({ areas }) => areas);

type PeopleSearch = NonNullable<CallParts<typeof search.searchPeople>['query']>;

/** @param except the id of an employee to leave out */
export const peopleSearchQuery = (query: PeopleSearch, except?: number) =>
  peopleKeys.query(['search', query, except], search.searchPeople, { query }, (reply) => ({
    ...reply,
    people: reply.people.filter(({ employee_id }) => employee_id !== except),
  }));

/** @param except the id of the employee to rename */
export const nearNameQuery = (name: string, except: number | undefined) =>
  peopleKeys.query(
    ['near name', name, except],
    search.nearName,
    { query: { name, except } },
    (r) => r.name,
  );

export const editEmployee = (body: CallBody<typeof calls.editEmployee>) =>
  call(calls.editEmployee, { body });

export const createEmployee = (body: CallBody<typeof calls.createEmployee>) =>
  call(calls.createEmployee, { body });

export const addPerson = (body: CallBody<typeof joining.addPerson>) =>
  call(joining.addPerson, { body });

export const correctStartDate = (body: CallBody<typeof calls.correctStartDate>) =>
  call(calls.correctStartDate, { body });

export const renameEmployee = (id: number, body: CallBody<typeof calls.renameEmployee>) =>
  call(calls.renameEmployee, { params: { id }, body });

export const importEmployees = (file: Blob, body: CallBody<typeof imports.importEmployees>) =>
  call(imports.importEmployees, { body, file });
