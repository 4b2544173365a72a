import type { Day } from '@intranet/contract/days.ts';
import type { LeaveType } from '@intranet/contract/leave/types.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { lockEmployeeByName } from '#features/staff/queries.ts';
import { askApprovers } from './ask-approvers.ts';
import { checkDates } from './check-dates.ts';
import { authorizeActingFor } from './policy.ts';
import { recordEvent } from './record-event.ts';

export interface SubmitInput {
  name: string;
  type: LeaveType;
  start: Day;
  end: Day;
  /** What the caller calls this request, so that a retry is known for one (D21). */
  requestKey: string | null;
}

/** A submit repeated within this time is the same one (D21), in milliseconds. */
const REPEAT_WINDOW = 60_000;

async function isRepeat(
  tx: Tx,
  employeeId: number,
  input: SubmitInput,
  now: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('leaves')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('requested_at', '>', new Date(now.getTime() - REPEAT_WINDOW))
    .where((eb) => {
      const sameContent = eb.and({
        state: 'pending',
        type: input.type,
        starts_on: input.start,
        ends_on: input.end,
      });
      return input.requestKey === null
        ? sameContent
        : eb.or([sameContent, eb('request_key', '=', input.requestKey)]);
    })
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Asks for leave and mails whoever decides, all or nothing (D21 to D24). The same submit sent twice
 * within a minute makes one leave and one mail.
 * @throws AppError forbidden, no_employee, not_active, overlapping_leave, insufficient_balance,
 *   no_approver
 */
export async function submitLeave(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  input: SubmitInput,
): Promise<void> {
  const { name, type, start, end, requestKey } = input;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const employee = authorizeActingFor(actor, name, await lockEmployeeByName(tx, name));
    if (await isRepeat(tx, employee.id, input, now)) return;

    const settings = { today: today(deps), overdraft: deps.config.leaveOverdraftDays };
    const proposed = { employeeId: employee.id, type, start, end, exceptLeaveId: null };
    await checkDates(tx, settings, proposed);

    const { id } = await tx
      .insertInto('leaves')
      .values({
        employee_id: employee.id,
        area_id: employee.areaId,
        type,
        starts_on: start,
        ends_on: end,
        request_key: requestKey,
        requested_at: now,
        asked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const leave = { id, version: 1, startsOn: start, endsOn: end };
    await recordEvent(tx, 'requested', actor.username, leave);
    await askApprovers(tx, deps, id);
    await recordAct(tx, actor, origin, {
      action: 'leave_requested',
      subject: employee.name,
      detail: { leave: id, type, start, end },
    });
  });
}
