import * as calls from '@intranet/contract/leave/own-endpoints.ts';
import { type CallBody, call } from '#core/call.ts';
import { newRequestKey } from '#core/use-request-key.ts';
import { peopleKeys } from '#features/people/api.ts';
import { undoLeaveSteps } from '../api.ts';

export const myLeavesQuery = peopleKeys.query(['mine'], calls.myLeaves, {}, (r) => r.leaves);

export const leaveQuery = (id: number) =>
  peopleKeys.query(['one', id], calls.leaveDetail, { params: { id } });

export const withdrawLeave = (id: number, body: CallBody<typeof calls.withdrawLeave>) =>
  call(calls.withdrawLeave, { params: { id }, body });

export const askCancellation = (id: number, body: CallBody<typeof calls.askCancellation>) =>
  call(calls.askCancellation, { params: { id }, body });

export const cancelLeave = (id: number, body: CallBody<typeof calls.cancelLeave>) =>
  call(calls.cancelLeave, { params: { id }, body });

/** A function that undoes the step of a reply (D61). A second call of it repeats the same request. */
export function undoOf({ undo }: { undo: number }) {
  const requestKey = newRequestKey();
  return () => undoLeaveSteps({ steps: [undo] }, requestKey);
}
