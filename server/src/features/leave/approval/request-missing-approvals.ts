import type { Day } from '@intranet/contract/core/days.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { listUnnotifiedLeaves } from './approval-queries.ts';
import { lockApprovalRequests } from './lock-approval-requests.ts';
import { requestApproval } from './request-approval.ts';

/**
 * Mails approvers who have no link yet for a waiting leave (D23). Call it last in every change of
 * people, accounts, deputies or presence (pitfalls 9, 10, 20).
 */
export async function requestMissingApprovals(tx: Tx, deps: Deps): Promise<void> {
  const day = today(deps);
  await lockApprovalRequests(tx, day);
  for (const leaveId of await listUnnotifiedLeaves(tx, day, deps.clock.now())) {
    await requestApproval(tx, deps, leaveId, { onlyNew: true });
  }
}

/** Does the same if an approved or cancelled leave includes today, because that changes who is present. */
export async function requestApprovalsIfAwayToday(
  tx: Tx,
  deps: Deps,
  { startsOn, endsOn }: { startsOn: Day; endsOn: Day },
): Promise<void> {
  const day = today(deps);
  if (startsOn <= day && day <= endsOn) await requestMissingApprovals(tx, deps);
}

/** Voids the links mailed to an account and mails new ones to its current address. */
export async function readdressApprovals(tx: Tx, deps: Deps, accountId: number): Promise<void> {
  await tx.deleteFrom('decision_tokens').where('account_id', '=', accountId).execute();
  await requestMissingApprovals(tx, deps);
}
