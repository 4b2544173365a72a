import * as calls from '@intranet/contract/people/leaving-endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import { type CallBody, type CallParts, call } from '#core/call.ts';
import { peopleKeys } from '../api.ts';

type DepartureParts = NonNullable<CallParts<typeof calls.departures>['query']>;

/** A page of the departures, filtered by their keys in the address. */
export const departurePageQuery = (query: PageQuery) =>
  peopleKeys.query(['departures', query], calls.departures, { query: query as DepartureParts });

type TriedDeparture = NonNullable<CallParts<typeof calls.departure>['query']>;

/** How somebody leaves, and what the tried last day would do. */
export const departureQuery = (id: number, query: TriedDeparture = {}) =>
  peopleKeys.query(['departure', id, query], calls.departure, { params: { id }, query });

export const planDeparture = (id: number, body: CallBody<typeof calls.planDeparture>) =>
  call(calls.planDeparture, { params: { id }, body });

export const cancelDeparture = (id: number) => call(calls.cancelDeparture, { params: { id } });
