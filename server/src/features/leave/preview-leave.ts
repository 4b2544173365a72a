import { type Day, formatDay } from '@intranet/contract/days.ts';
import { countLeaveDays, debitsBalance, periodProblem } from '@intranet/contract/leave/rules.ts';
import type { LeaveType } from '@intranet/contract/leave/types.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findEmployeeByName } from '#features/staff/queries.ts';
import { findBalance } from './balance-queries.ts';
import { checkDates, type ProposedLeave } from './check-dates.ts';
import { findWarnings } from './coverage/queries.ts';
import { findHints } from './law/queries.ts';
import { authorizeActingFor } from './policy.ts';
import { findPendingByStart, listAway } from './queries.ts';

export interface PreviewInput {
  name: string;
  type: LeaveType;
  start: Day;
  end: Day;
  /** First day of the pending leave that would be moved, if one would. */
  moving: Day | null;
}

/** The sentence that these dates would be refused with, or null. */
async function findProblem(deps: Deps, leave: ProposedLeave): Promise<string | null> {
  const settings = { today: today(deps), overdraft: deps.config.leaveOverdraftDays };
  try {
    await checkDates(deps.db, settings, leave);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/**
 * What a leave with these dates would mean (D30): its days, the balance after, who of the area is
 * away then, and what a submit would be refused with.
 * @throws AppError forbidden, no_employee, not_active, no_pending_leave
 */
export async function previewLeave(deps: Deps, actor: Actor, input: PreviewInput) {
  const { name, type, start, end, moving } = input;
  const employee = authorizeActingFor(actor, name, await findEmployeeByName(deps.db, name));
  const moved = moving === null ? null : await findPendingByStart(deps.db, employee.id, moving);
  if (moving !== null && !moved) {
    throw new AppError('no_pending_leave', `No pending leave starts on ${formatDay(moving)}`);
  }
  const proposed = { employeeId: employee.id, type, start, end, exceptLeaveId: moved?.id ?? null };
  const wrongPeriod = periodProblem(start, end, moving !== null);
  const [balance, away, problem, [warnings = []], hints] = await Promise.all([
    findBalance(deps.db, employee.id, today(deps)),
    listAway(deps.db, employee, start, end),
    wrongPeriod ?? findProblem(deps, proposed),
    wrongPeriod ? [] : findWarnings(deps.db, [{ ...proposed, areaId: employee.areaId }]),
    findHints(deps.db, proposed),
  ]);
  const days = Math.max(0, countLeaveDays(start, end));
  return {
    days,
    balance_before: balance,
    balance_after: balance - (debitsBalance(type) ? days : 0),
    problem,
    away,
    warnings,
    hints,
  };
}
