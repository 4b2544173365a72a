import type { Deps } from '#core/deps.ts';
import type { PeopleHooks } from '#features/people/hooks.ts';
import {
  readdressApprovals,
  requestMissingApprovals,
} from './approval/request-missing-approvals.ts';
import { cancelFutureLeave } from './request/cancel-future-leave.ts';
import { withdrawPendingRequests } from './request/withdraw-pending-requests.ts';

/** How leave reacts when people or accounts change. */
export function leaveHooks(deps: Deps): PeopleHooks {
  return {
    requestMissingApprovals: (tx) => requestMissingApprovals(tx, deps),
    readdressApprovals: (tx, accountId) => readdressApprovals(tx, deps, accountId),
    withdrawPendingRequests,
    cancelFutureLeave,
  };
}
