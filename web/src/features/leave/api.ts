import * as calls from '@intranet/contract/leave/endpoints.ts';
import * as imports from '@intranet/contract/leave/import-endpoints.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { ALL_AREAS } from '@intranet/contract/people/positions.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

const area = ALL_AREAS;

export const leavesQuery = queryOptions({
  queryKey: peopleKeys.of('list'),
  queryFn: ({ signal }) => call(calls.leaveList, { query: { area }, signal }),
});

export const conflictsQuery = queryOptions({
  queryKey: peopleKeys.of('conflicts'),
  queryFn: async ({ signal }) =>
    // A missing list counts as empty (spec §7).
    (await call(calls.conflicts, { body: { area }, signal })).conflitos ?? [],
});

export const pendingQuery = (nome: string) =>
  queryOptions({
    queryKey: peopleKeys.of('pending', nome),
    queryFn: async ({ signal }) =>
      // A missing list counts as empty (spec §7).
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
    queryKey: peopleKeys.of('preview', query),
    queryFn: ({ signal }) => call(calls.leavePreview, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const approvalsQuery = queryOptions({
  queryKey: peopleKeys.of('approvals'),
  queryFn: async ({ signal }) => (await call(calls.approvals, { signal })).approvals,
});

export const approvalsCountQuery = queryOptions({
  queryKey: peopleKeys.of('approvals', 'count'),
  queryFn: async ({ signal }) => (await call(calls.approvalsCount, { signal })).count,
});

export const decisionQuery = (token: string) =>
  queryOptions({
    queryKey: peopleKeys.of('decision', token),
    queryFn: ({ signal }) => call(calls.lookUpDecision, { body: { token }, signal }),
    retry: false,
  });

/** @param requestKey constant across retries, so the request counts once (D21) */
export const submitLeave = (body: CallBody<typeof calls.submitLeave>, requestKey: string) =>
  call(calls.submitLeave, { body, headers: { 'idempotency-key': requestKey } });

export const moveLeave = (body: CallBody<typeof calls.updateLeave>) =>
  call(calls.updateLeave, { body });

export const decideLeave = (id: number, body: CallBody<typeof calls.decideLeave>) =>
  call(calls.decideLeave, { params: { id }, body });

export const decideByToken = (body: CallBody<typeof calls.decideByToken>) =>
  call(calls.decideByToken, { body });

export const importLeaves = (file: Blob, body: CallBody<typeof imports.importLeaves>) =>
  call(imports.importLeaves, { body, file });
