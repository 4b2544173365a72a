import * as calls from '@intranet/contract/links/item-endpoints.ts';
import { call, callWithBody } from '#core/call.ts';
import { linksKeys } from '../api.ts';

const { query } = linksKeys;

/** The added items that the user may read. */
export const itemsQuery = query(['items'], calls.readableItems, {}, ({ items }) => items);

export const openItemQuery = (id: number) =>
  query(['item', id], calls.openItem, { params: { id } });

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

export const requestAccess = (id: number, reason: string) =>
  call(calls.requestAccess, { params: { id }, body: { reason } });

export const decideAccess = ({ id, grant }: { id: number; grant: boolean }) =>
  call(calls.decideAccess, { params: { id }, body: { grant } });

export const reportProblem = (id: number, text: string) =>
  call(calls.reportProblem, { params: { id }, body: { text } });
