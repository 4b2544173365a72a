import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { askApprovers } from './ask-approvers.ts';
import { listWaitingFor } from './asked-queries.ts';

/**
 * Makes a change after which somebody may no longer decide, such as the deletion of their account;
 * whoever is next in line (D23) for a leave that waited for them is mailed in their place, unless
 * they were mailed already (pitfall 20).
 */
export async function handOverApprovals(
  tx: Tx,
  deps: Deps,
  accountId: number,
  change: () => Promise<void>,
): Promise<void> {
  const waiting = await listWaitingFor(tx, accountId);
  await change();
  for (const leaveId of waiting) await askApprovers(tx, deps, leaveId, { onlyNew: true });
}

/**
 * Voids the links that were mailed to somebody, and mails new ones to the address that they have
 * now, for leave that still waits for them.
 */
export async function readdressApprovals(tx: Tx, deps: Deps, accountId: number): Promise<void> {
  const waiting = await listWaitingFor(tx, accountId);
  await tx.deleteFrom('decision_tokens').where('account_id', '=', accountId).execute();
  for (const leaveId of waiting) await askApprovers(tx, deps, leaveId, { only: accountId });
}
