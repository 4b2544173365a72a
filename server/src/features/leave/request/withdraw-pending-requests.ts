import { ATIVO_LABELS } from '@intranet/contract/people/positions.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Change } from '#features/people/hooks.ts';
import type { Employee } from '#features/people/queries.ts';
import { dropRequest } from '../approval/approval-hold.ts';
import { notifyApprovers } from '../approval/notify-outcome.ts';
import { recordEvent } from '../change-leave-state.ts';

/**
 * Withdraws pending requests of a locked employee who leaves, and tells the approvers (pitfall 21).
 * @returns the number of withdrawn requests
 */
export async function withdrawPendingRequests(
  tx: Tx,
  { deps, by }: Change,
  employee: Employee,
): Promise<number> {
  const leaves = await tx
    .updateTable('leaves')
    .set({ state: 'withdrawn' })
    .where('employee_id', '=', employee.id)
    .where('state', '=', 'pending')
    .returning(['id', 'version', 'starts_on as startsOn', 'ends_on as endsOn'])
    .execute();
  for (const leave of leaves) {
    await dropRequest(tx, deps, leave.id);
    await recordEvent(tx, 'withdrawn', by.username, leave, { note: ATIVO_LABELS.N });
    const since = { leaveId: leave.id, sinceVersion: 1, except: by.accountId };
    await notifyApprovers(tx, deps, since, { hasLeft: true });
    await recordAct(tx, by, 'leave_withdrawn', employee.name, {
      leave: leave.id,
      version: leave.version,
      reason: ATIVO_LABELS.N,
    });
  }
  return leaves.length;
}
