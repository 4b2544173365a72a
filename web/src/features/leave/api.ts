import * as balanceCalls from '@intranet/contract/balance/endpoints.ts';
import * as calls from '@intranet/contract/leave/endpoints.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { ALL_AREAS } from '@intranet/contract/people/positions.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';

/** Begins the key of every query of this feature, its topics' too. */
export const KEY = 'leave';
const area = ALL_AREAS;

export const leavesQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => call(calls.leaveList, { query: { area }, signal }),
});

export const balancesQuery = queryOptions({
  queryKey: [KEY, 'balances'],
  queryFn: async ({ signal }) => (await call(balanceCalls.balances, { signal })).saldos,
});

export const conflictsQuery = queryOptions({
  queryKey: [KEY, 'conflicts'],
  queryFn: async ({ signal }) =>
    // Spec §7: a missing list counts as empty.
    (await call(calls.conflicts, { body: { area }, signal })).conflitos ?? [],
});

export const pendingQuery = (nome: string) =>
  queryOptions({
    queryKey: [KEY, 'pending', nome],
    queryFn: async ({ signal }) =>
      // Spec §7: a missing list counts as empty.
      (await call(calls.pendingVacations, { query: { nome }, signal })).ferias_pendentes ?? [],
    // Opening the tab fetches (spec §2).
    staleTime: 0,
    refetchOnMount: 'always',
  });

export interface PreviewQuery {
  nome: string;
  type: LeaveType;
  start: string;
  end: string;
  moving?: string;
}

export const previewQuery = (query: PreviewQuery) =>
  queryOptions({
    queryKey: [KEY, 'preview', query],
    queryFn: ({ signal }) => call(calls.leavePreview, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const approvalsQuery = queryOptions({
  queryKey: [KEY, 'approvals'],
  queryFn: async ({ signal }) => (await call(calls.approvals, { signal })).approvals,
});

/** How many requests wait for the signed-in person. */
export const approvalsCountQuery = queryOptions({
  queryKey: [KEY, 'approvals', 'count'],
  queryFn: async ({ signal }) => (await call(calls.approvalsCount, { signal })).count,
});

export const decisionQuery = (token: string) =>
  queryOptions({
    queryKey: [KEY, 'decision', token],
    queryFn: ({ signal }) => call(calls.lookUpDecision, { body: { token }, signal }),
    retry: false,
  });

/** @param requestKey the same for a retry of the same request, so that it counts once (D21) */
export const submitLeave = (body: CallBody<typeof calls.submitLeave>, requestKey: string) =>
  call(calls.submitLeave, { body, headers: { 'idempotency-key': requestKey } });

export const moveLeave = (body: CallBody<typeof calls.updateLeave>) =>
  call(calls.updateLeave, { body });

export const decideLeave = (id: number, body: CallBody<typeof calls.decideLeave>) =>
  call(calls.decideLeave, { params: { id }, body });

export const decideByToken = (body: CallBody<typeof calls.decideByToken>) =>
  call(calls.decideByToken, { body });

/** After a write, what shows leave is read anew. */
export function invalidateLeave(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [KEY] });
}
