import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/http/admit.ts';
import { hashToken } from '#core/tokens.ts';
import { seesDepartures } from '#features/people/leaving/policy.ts';
import { assertWaiting, outcomeSentence } from '../assert-leave-state.ts';
import { findOutcome } from '../lock-leave.ts';
import { authorizeDeciding, mayDecide } from '../policy.ts';
import { findApprovers } from './approvers.ts';
import { readApproval } from './pending-approvals.ts';

type DecisionToken = Awaited<ReturnType<typeof readDecisionToken>>;

/** The leave and account of a mailed token (D24). @throws AppError link_expired if unknown or expired */
export async function readDecisionToken({ db, clock }: Deps, token: string) {
  const row = await db
    .selectFrom('decision_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.leave_id as leaveId', 't.version'])
    .select(['t.account_id as accountId', 'a.username'])
    .where('t.token_hash', '=', hashToken(token))
    .where('t.expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!row) {
    throw new AppError(
      'link_expired',
      t('This link is no longer valid. Sign in and open Approvals to decide.'),
    );
  }
  const { leaveId, version, ...decider } = row;
  return { leaveId, version, decider };
}

/** A link opened by somebody else, such as a forwarded one, doesn't decide in its recipient's name. */
export function assertOwnLink(session: Caller | null, decider: Caller): void {
  if (!session || session.accountId === decider.accountId) return;
  throw new AppError(
    'forbidden',
    t(
      'This link was sent to {recipient}, and you’re signed in as {username}. Approvals shows the requests that you can decide.',
      { recipient: decider.username, username: session.username },
    ),
  );
}

/**
 * The request behind a mailed token (D24, pitfall 7). A former approver learns the outcome only.
 * @param session null for a reader who isn't signed in, to whom a planned departure isn't shown
 * @throws AppError already_decided, forbidden
 */
export async function lookUpDecision(
  deps: Deps,
  { leaveId, version, decider }: DecisionToken,
  session: Pick<Actor, 'role'> | null,
) {
  const leave = await findOutcome(deps.db, leaveId);
  const approvers = await findApprovers(deps.db, leaveId, today(deps));
  if (!mayDecide(decider.accountId, approvers)) assertWaiting(leave);
  authorizeDeciding(decider.accountId, leave, approvers);
  // A photo needs a session, which this page may not have.
  const reader = { seesDepartures: session !== null && seesDepartures(session) };
  const approval = { ...(await readApproval(deps.db, leaveId, today(deps), reader)), photo: '' };
  return {
    approval,
    decider: decider.username,
    superseded: approval.version !== version,
    outcome: outcomeSentence(leave),
  };
}
