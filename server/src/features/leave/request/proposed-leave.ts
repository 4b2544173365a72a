import type { Day } from '@intranet/contract/core/days.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';

/** A leave to be requested, moved or approved, both days included. */
export interface ProposedLeave {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  /** The leave being moved or decided. Its current dates don't count. */
  exceptLeaveId: number | null;
}
