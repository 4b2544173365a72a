import type { Tx } from '#core/db/database.ts';
import { recordEvent } from '../record-event.ts';

/**
 * Withdraws what a person who leaves has asked for and nobody has decided (pitfall 21). Call with
 * the employee's row locked.
 * @returns how many requests that were
 */
export async function withdrawPending(tx: Tx, actor: string, employeeId: number): Promise<number> {
  const leaves = await tx
    .updateTable('leaves')
    .set({ state: 'withdrawn' })
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'pending')
    .returning(['id', 'version', 'starts_on as startsOn', 'ends_on as endsOn'])
    .execute();
  for (const leave of leaves)
    await recordEvent(tx, 'withdrawn', actor, leave, { note: 'Has left' });
  return leaves.length;
}
