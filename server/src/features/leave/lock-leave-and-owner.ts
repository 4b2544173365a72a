import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { type Employee, lockEmployee } from '#features/people/queries.ts';
import { findLeaveOwner, type LeaveRow, lockLeave } from './queries.ts';

/** Locks a leave until the transaction ends, its employee first. @throws AppError not_found */
export async function lockLeaveAndOwner(
  tx: Tx,
  leaveId: number,
): Promise<{ leave: LeaveRow; employee: Employee }> {
  const ownerId = await findLeaveOwner(tx, leaveId);
  const employee = ownerId === null ? null : await lockEmployee(tx, ownerId);
  const leave = employee && (await lockLeave(tx, leaveId));
  if (!leave) throw new AppError('not_found', 'There is no such request.');
  return { leave, employee };
}
