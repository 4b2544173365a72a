import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import { ATIVO_LABELS } from '@intranet/contract/people/positions.ts';
import { recordAct } from '#core/audit/record.ts';
import { authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { Change } from '#features/people/hooks.ts';
import type { Employee } from '#features/people/queries.ts';
import { reverseDebit } from '../approval/leave-ledger.ts';
import { notifyApprovers, notifyOwner } from '../approval/notify-outcome.ts';
import { changeLeaveState } from '../change-leave-state.ts';
import { lockLeave } from '../lock-leave.ts';

/**
 * Cancels approved leave that begins after today, of a locked employee who leaves. The reversal
 * gives the days back, so that they can be paid (decision 28).
 * @returns the number of cancelled leaves
 */
export async function cancelFutureLeave(
  tx: Tx,
  { deps, by, today }: Change,
  employee: Employee,
): Promise<number> {
  const found = await tx
    .selectFrom('leaves')
    .select('id')
    .where('employee_id', '=', employee.id)
    .where('state', 'in', APPROVED_STATES)
    .where('starts_on', '>', today)
    .orderBy('starts_on')
    .execute();
  for (const { id } of found) {
    const row = await lockLeave(tx, id);
    if (!row) continue;
    // Only admins change employees, and they may cancel any leave (D4, D26).
    const leave = authorized(row);
    const decision = { actor: by.username, note: ATIVO_LABELS.N };
    const decidedAt = deps.clock.now();
    const step = { state: 'cancelled', event: 'cancelled', decidedAt } as const;
    await changeLeaveState(tx, deps, leave, { ...step, ...decision });
    await reverseDebit(tx, leave, by.username);
    const cancellationRequested = leave.state === 'cancellation_asked';
    await notifyOwner(tx, deps, employee, {
      leaveId: id,
      outcome: 'cancelled',
      cancellationRequested,
      decidedBy: by.username,
      note: '',
      atOnce: true,
    });
    if (cancellationRequested) {
      const since = { leaveId: id, sinceVersion: leave.version, except: by.accountId };
      await notifyApprovers(tx, deps, since, { cancelledBy: by.username });
    }
    const { version } = leave;
    await recordAct(tx, by, 'leave_cancelled', employee.name, { leave: id, version });
  }
  return found.length;
}
