import type { Day } from '@intranet/contract/core/days.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { listUnasked } from './approval-queries.ts';
import { lockApprovalRequests } from './lock-approval-requests.ts';
import { requestApproval } from './request-approval.ts';

/**
 * Mails whoever may decide by now what waits for them and they were not mailed about (D23). To be
 * called at the end of every change after which others may decide: of positions, areas, accounts,
 * deputies, presence (pitfalls 9, 10, 20).
 */
export async function requestMissingApprovals(tx: Tx, deps: Deps): Promise<void> {
  const day = today(deps);
  await lockApprovalRequests(tx, day);
  for (const leaveId of await listUnasked(tx, day, deps.clock.now())) {
    await requestApproval(tx, deps, leaveId, { onlyNew: true });
  }
}

/** The same once a leave stands, or stands no more: who is present is another question today. */
export async function requestApprovalsIfAwayToday(
  tx: Tx,
  deps: Deps,
  { startsOn, endsOn }: { startsOn: Day; endsOn: Day },
): Promise<void> {
  const day = today(deps);
  if (startsOn <= day && day <= endsOn) await requestMissingApprovals(tx, deps);
}

/**
 * Voids the links that were mailed to somebody, and mails new ones to the address that they have
 * now, for all that waits for them; as well whoever else is to be asked by now.
 */
export async function readdressApprovals(tx: Tx, deps: Deps, accountId: number): Promise<void> {
  await tx.deleteFrom('decision_tokens').where('account_id', '=', accountId).execute();
  await requestMissingApprovals(tx, deps);
}
