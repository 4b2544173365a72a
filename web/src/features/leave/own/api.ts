import * as calls from '@intranet/contract/leave/own-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const myLeavesQuery = queryOptions({
  queryKey: peopleKeys.of('mine'),
  queryFn: async ({ signal }) => (await call(calls.myLeaves, { signal })).leaves,
});

export const leaveQuery = (id: number) =>
  queryOptions({
    queryKey: peopleKeys.of('one', id),
    queryFn: ({ signal }) => call(calls.leaveDetail, { params: { id }, signal }),
  });

export const withdrawLeave = (id: number, body: CallBody<typeof calls.withdrawLeave>) =>
  call(calls.withdrawLeave, { params: { id }, body });

export const askCancellation = (id: number, body: CallBody<typeof calls.askCancellation>) =>
  call(calls.askCancellation, { params: { id }, body });

export const cancelLeave = (id: number, body: CallBody<typeof calls.cancelLeave>) =>
  call(calls.cancelLeave, { params: { id }, body });
