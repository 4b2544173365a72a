import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { assertWaiting, outcomeSentence } from '../assert-leave-state.ts';
import { authorizeDeciding, mayDecide } from '../policy.ts';
import { findOutcome } from '../queries.ts';
import { findApprovers } from './approvers.ts';
import type { DecisionToken } from './decision-token.ts';
import { readApproval } from './pending-approvals.ts';

/**
 * The request behind a mailed token (D24, pitfall 7). A former approver learns the outcome only.
 * @throws AppError already_decided, forbidden
 */
export async function lookUpDecision(deps: Deps, { leaveId, version, decider }: DecisionToken) {
  const leave = await findOutcome(deps.db, leaveId);
  const approvers = await findApprovers(deps.db, leaveId, today(deps));
  if (!mayDecide(decider.accountId, approvers)) assertWaiting(leave);
  authorizeDeciding(decider.accountId, leave, approvers);
  const approval = await readApproval(deps.db, leaveId, today(deps));
  return { approval, superseded: approval.version !== version, outcome: outcomeSentence(leave) };
}
