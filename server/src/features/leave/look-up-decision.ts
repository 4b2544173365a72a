import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { readApproval } from './approvals.ts';
import { readDecisionToken } from './decision-token.ts';
import { outcomeSentence } from './outcome.ts';
import { findOutcome } from './queries.ts';

/**
 * The request behind a mailed token, as it is now; looking changes nothing (D24, pitfall 7).
 * @throws AppError link_expired
 */
export async function lookUpDecision(deps: Deps, token: string) {
  const { leaveId, version } = await readDecisionToken(deps.db, deps, token);
  const approval = await readApproval(deps.db, leaveId, today(deps));
  const outcome = outcomeSentence(await findOutcome(deps.db, leaveId));
  return { approval, superseded: approval.version !== version, outcome };
}
