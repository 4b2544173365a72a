import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { assertWaiting } from '../assert-leave-state.ts';
import { outcomeSentence } from '../outcome.ts';
import { authorizeDeciding, mayDecide } from '../policy.ts';
import { findOutcome } from '../queries.ts';
import { findApprovers } from './approvers.ts';
import type { DecisionToken } from './decision-token.ts';
import { readApproval } from './pending-approvals.ts';

/**
 * The request behind a mailed token, as it is now; looking changes nothing (D24, pitfall 7). Who may
 * not decide it today learns no more than what became of it: a balance and who else is away are for
 * deciding.
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
