import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeRow } from '@intranet/contract/leave/leave-types.ts';
import { yearlyLimitProblem } from '@intranet/contract/leave/yearly-limit.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { ProposedLeave } from './proposed-leave.ts';

/**
 * Refuses a leave that exceeds its type's days per calendar year. Types without a limit need no query.
 * @throws AppError yearly_limit_reached
 */
export async function assertYearlyLimit(
  db: DbOrTx,
  leave: ProposedLeave,
  limit: number | null = leaveTypeRow(leave.type).daysPerYear,
): Promise<void> {
  if (limit === null) return;
  const others = await db
    .selectFrom('leaves')
    .select(['starts_on as start', 'ends_on as end'])
    .where('employee_id', '=', leave.employeeId)
    .where('type', '=', leave.type)
    .where('state', 'in', ACTIVE_STATES)
    .$if(leave.exceptLeaveId !== null, (q) => q.where('id', '<>', leave.exceptLeaveId))
    .execute();
  const problem = yearlyLimitProblem(leave, others, limit);
  if (problem) throw new AppError('yearly_limit_reached', problem);
}
