import type { Deps } from '#core/deps.ts';
import type { PeopleHooks } from '#features/people/hooks.ts';
import { listApprovalAreas } from './approval/approval-areas.ts';
import {
  readdressApprovals,
  requestMissingApprovals,
} from './approval/request-missing-approvals.ts';
import { cancelFutureLeave } from './request/cancel-future-leave.ts';
import { withdrawPendingRequests } from './request/withdraw-pending-requests.ts';

/** How leave reacts when people or accounts change. */
export function leaveHooks(deps: Deps): Omit<PeopleHooks, 'renameEmployee' | 'markLostSecrets'> {
  return {
    listApprovalAreas,
    requestMissingApprovals: (tx, changed) => requestMissingApprovals(tx, deps, { changed }),
    readdressApprovals: (tx, accountId, areasBefore) =>
      readdressApprovals(tx, deps, { accountId, areasBefore }),
    withdrawPendingRequests,
    cancelFutureLeave,
  };
}
