import type { Day } from '@intranet/contract/core/days.ts';
import { calendarPeople, teamLeave } from '@intranet/contract/leave/calendar-endpoints.ts';
import * as calls from '@intranet/contract/leave/endpoints.ts';
import * as imports from '@intranet/contract/leave/import-endpoints.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { leavePage } from '@intranet/contract/leave/list-endpoints.ts';
import { ownApprovers } from '@intranet/contract/leave/own-endpoints.ts';
import { ALL_AREAS } from '@intranet/contract/people/positions.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type CallBody, type CallParts, type CallReply, call, callWithBody } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

const area = ALL_AREAS;

export const leavesQuery = peopleKeys.query(['list'], calls.leaveList, { query: { area } });

/**
 * A page of the list of leave.
 * @param query filters by their key in the address, which is the parameter's name
 */
export const leavePageQuery = (query: PageQuery) =>
  peopleKeys.query(['list page', query], leavePage, {
    query: query as NonNullable<CallParts<typeof leavePage>['query']>,
  });

// A missing list counts as empty (spec §7).
export const conflictsQuery = peopleKeys.query(
  ['conflicts'],
  calls.conflicts,
  { body: { area } },
  (reply) => reply.conflitos ?? [],
);

/** @param year this year by default */
export const conflictCountsQuery = (year?: number) => ({
  ...peopleKeys.query(['conflict-counts', year ?? null], calls.conflictCounts, { query: { year } }),
  placeholderData: keepPreviousData,
});

/** An area's conflicts that begin in a month, in pages. */
export const monthConflictsQuery = (area: number, month: string) =>
  infiniteQueryOptions({
    queryKey: peopleKeys.of('month-conflicts', area, month),
    queryFn: ({ pageParam: after, signal }) =>
      call(calls.monthConflicts, { query: { area, month, after }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** All conflicts of an area's month, for files. @param report is called with the number so far */
export async function fetchMonthConflicts(
  area: number,
  month: string,
  report: (done: number) => void,
) {
  const conflicts: calls.MonthConflict[] = [];
  let after: string | undefined;
  do {
    const query = { area, month, after, limit: calls.MONTH_CONFLICTS_PAGE_MAX };
    const page: CallReply<typeof calls.monthConflicts> = await call(calls.monthConflicts, {
      query,
    });
    conflicts.push(...page.conflicts);
    report(conflicts.length);
    after = page.next;
  } while (after);
  return conflicts;
}

export const pendingQuery = (nome: string) => ({
  ...peopleKeys.query(
    ['pending', nome],
    calls.pendingVacations,
    { query: { nome } },
    (reply) => reply.ferias_pendentes ?? [],
  ),
  // Opening the tab fetches (spec §2).
  staleTime: 0,
  refetchOnMount: 'always' as const,
});

export interface PreviewQuery {
  nome: string;
  type: LeaveType;
  /** `YYYY-MM-DD`, or empty. */
  start: string;
  end: string;
  moving?: string;
}

export const previewQuery = (query: PreviewQuery) => ({
  ...peopleKeys.query(['preview', query], calls.leavePreview, { query }),
  placeholderData: keepPreviousData,
});

/** A page of people with their leave in the calendar. @param query the call's parameters */
export const calendarPeopleQuery = (query: PageQuery) =>
  peopleKeys.query(['calendar people', query], calendarPeople, {
    query: query as unknown as NonNullable<CallParts<typeof calendarPeople>['query']>,
  });

/** The people who decide the user's requests today; null without an employee record. */
export const ownApproversQuery = peopleKeys.query(
  ['own-approvers'],
  ownApprovers,
  {},
  (reply) => reply.approvers,
);

export const teamLeaveQuery = (from: Day, to: Day) => ({
  ...peopleKeys.query(['team', from, to], teamLeave, { query: { from, to } }),
  placeholderData: keepPreviousData,
});

/** The requests to decide, in pages. */
export const approvalsQuery = infiniteQueryOptions({
  queryKey: peopleKeys.of('approvals'),
  queryFn: ({ pageParam: after, signal }) => call(calls.approvals, { query: { after }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
});

export const approvalQuery = (id: number) => ({
  ...peopleKeys.query(
    ['approval', id],
    calls.approval,
    { params: { id } },
    (reply) => reply.approval,
  ),
  retry: false,
});

/** All colleagues who are away during a request, which itself carries the first ones. */
export const approvalAwayQuery = (id: number) =>
  peopleKeys.query(
    ['approval', id, 'away'],
    calls.approvalAway,
    { params: { id } },
    (reply) => reply.away,
  );

export const approvalsCountQuery = peopleKeys.query(
  ['approvals', 'count'],
  calls.approvalsCount,
  {},
  (reply) => reply.count,
);

export const decisionQuery = (token: string) => ({
  ...peopleKeys.query(['decision', token], calls.lookUpDecision, { body: { token } }),
  retry: false,
});

/** @param requestKey constant across retries, so the request counts once (D21) */
export const submitLeave = (body: CallBody<typeof calls.submitLeave>, requestKey: string) =>
  call(calls.submitLeave, { body, headers: { 'idempotency-key': requestKey } });

export const moveLeave = callWithBody(calls.updateLeave);

export const decideLeave = (id: number, body: CallBody<typeof calls.decideLeave>) =>
  call(calls.decideLeave, { params: { id }, body });

export const decideByToken = callWithBody(calls.decideByToken);

export const undoLeaveSteps = (body: CallBody<typeof calls.undoLeaveSteps>, requestKey: string) =>
  call(calls.undoLeaveSteps, { body, headers: { 'idempotency-key': requestKey } });

export const undoByToken = (token: string, requestKey: string) =>
  call(calls.undoByToken, { body: { token }, headers: { 'idempotency-key': requestKey } });

export const importLeaves = (file: Blob, body: CallBody<typeof imports.importLeaves>) =>
  call(imports.importLeaves, { body, file });
