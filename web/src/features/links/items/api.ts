import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import * as calls from '@intranet/contract/links/item-endpoints.ts';
import { type CallBody, call, callWithBody } from '#core/call.ts';
import { linksKeys } from '../api.ts';

const { query } = linksKeys;

/** The added items that the user may read. */
export const itemsQuery = query(['items'], calls.readableItems, {}, ({ items }) => items);

export const itemSettingsQuery = query(['item settings'], calls.itemSettings);

export const openItemQuery = (id: number) =>
  query(['item', id], calls.openItem, { params: { id } });

export const itemReadersQuery = (id: number, search: string) =>
  query(['item readers', id, search], calls.itemReaders, { params: { id }, query: { search } });

export const personItemsQuery = (id: number) =>
  query(['person', id], calls.personItems, { params: { id } });

export const accessRequestsQuery = query(
  ['access requests'],
  calls.accessRequests,
  {},
  ({ requests }) => requests,
);

export const itemProblemsQuery = query(
  ['item problems'],
  calls.itemProblems,
  {},
  ({ problems }) => problems,
);

export const solveProblem = (id: number) => call(calls.solveProblem, { params: { id } });

export const favouritesQuery = query(['favourites'], calls.favourites);

export const setFavourite = callWithBody(calls.setFavourite);

export const addItem = callWithBody(calls.addItem);

export const editItem = (id: number, body: CallBody<typeof calls.editItem>) =>
  call(calls.editItem, { params: { id }, body });

export const removeItem = (id: number) => call(calls.removeItem, { params: { id } });

export interface Move {
  department: DepartmentId;
  ids: number[];
  former_ids: number[];
}
export const orderItems = (body: Move) => call(calls.orderItems, { body });

export const checkItem = (id: number) => call(calls.checkItem, { params: { id } });

export const requestAccess = (id: number, reason: string) =>
  call(calls.requestAccess, { params: { id }, body: { reason } });

export const decideAccess = ({ id, grant }: { id: number; grant: boolean }) =>
  call(calls.decideAccess, { params: { id }, body: { grant } });

export const reportProblem = (id: number, text: string) =>
  call(calls.reportProblem, { params: { id }, body: { text } });
