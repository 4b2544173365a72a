import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { notify } from '#core/notify/notify.ts';
import type { Employee } from '#features/people/queries.ts';
import { type Outcome, outcomeMail } from '../mails.ts';
import { readApproval } from './pending-approvals.ts';

interface Decision {
  leaveId: number;
  outcome: Outcome;
  /** False if an admin cancels leave that nobody asked to cancel. */
  cancellationRequested: boolean;
  decidedBy: string;
  note: string;
}

/** Notifies the owner of a leave of a decision, if they have an account. */
export async function notifyOwner(
  tx: Tx,
  deps: Deps,
  { account }: Employee,
  { leaveId, ...decision }: Decision,
): Promise<void> {
  if (!account) return;
  const content = outcomeMail({
    ...decision,
    approval: await readApproval(tx, leaveId, today(deps)),
    url: `${deps.config.publicUrl}/myleave`,
  });
  const to = { accountId: account.id, email: account.email };
  await notify(tx, deps, [{ event: 'leave_decided', to, content }]);
}
