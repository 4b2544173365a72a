import type { Day } from '@intranet/contract/core/days.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';

/** A leave that somebody wants to request, move or approve, both days included. */
export interface ProposedLeave {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  /** The leave that is being moved or decided. Its current dates don't count. */
  exceptLeaveId: number | null;
}
