import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { fundingSettings } from '#features/balance/funding.ts';
import { assertStarted } from '#features/people/policy.ts';
import { lockPerson, type PersonKey } from '#features/people/queries.ts';
import { requestApprovalAgain } from '../approval/request-approval.ts';
import { recordEvent } from '../change-leave-state.ts';
import { authorizeActingFor } from '../policy.ts';
import { findPendingByStart } from '../queries.ts';
import { checkDates } from './check-dates.ts';
import { countRequest } from './count-request.ts';

export interface MoveInput {
  person: PersonKey;
  oldStart: Day;
  newStart: Day;
  newEnd: Day;
}

/**
 * Moves the pending leave that starts on `oldStart` and mails the approvers again (D29).
 * @throws AppError forbidden, no_employee, ambiguous_name, not_active, no_pending_leave,
 *   dates_unchanged, before_start_date, overlapping_leave, insufficient_balance, yearly_limit_reached,
 *   too_many_attempts, no_approver
 */
export async function moveLeave(deps: Deps, actor: Actor, input: MoveInput) {
  const { person, oldStart, newStart, newEnd } = input;
  await deps.db.transaction().execute(async (tx) => {
    const employee = authorizeActingFor(actor, await lockPerson(tx, person, actor.accountId));
    const leave = await findPendingByStart(tx, employee.id, oldStart);
    if (!leave) {
      throw new AppError(
        'no_pending_leave',
        t('No pending leave starts on {oldStart}', { oldStart: formatDay(oldStart) }),
      );
    }
    if (leave.starts_on === newStart && leave.ends_on === newEnd) {
      throw new AppError('dates_unchanged', t('The leave already has these dates.'));
    }
    assertStarted(employee, newStart);
    await checkDates(tx, fundingSettings(deps), {
      employeeId: employee.id,
      type: leave.type as LeaveType,
      start: newStart,
      end: newEnd,
      exceptLeaveId: leave.id,
      moves: { start: leave.starts_on, end: leave.ends_on },
    });
    await countRequest(tx, deps, actor);

    const version = leave.version + 1;
    await tx
      .updateTable('leaves')
      .set({
        starts_on: newStart,
        ends_on: newEnd,
        version,
        asked_at: deps.clock.now(),
        reminders: 0,
      })
      .where('id', '=', leave.id)
      .execute();
    const moved = { id: leave.id, version, startsOn: newStart, endsOn: newEnd };
    await recordEvent(tx, 'moved', actor.username, moved);
    await requestApprovalAgain(tx, deps, leave.id);
    await recordAct(tx, actor, 'leave_moved', employee.name, {
      leave: leave.id,
      from: leave.starts_on,
      start: newStart,
      end: newEnd,
    });
  });
}
