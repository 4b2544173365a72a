import { type Day, dayIn, daysBetween, formatDay } from '@intranet/contract/core/days.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import { leaveTypeLabel, takesBalance } from '@intranet/contract/leave/leave-types.ts';
import type { DB } from '@intranet/server/core/db/schema.d.ts';
import { remindersDue } from '@intranet/server/features/leave/approval/reminders.ts';
import type { Insertable } from 'kysely';
import type { PlannedEmployee, PlannedLeave, PlannedStep } from './company-plan.ts';

export type Row<T extends keyof DB> = Insertable<DB[T]>;

/** A row with a reserved id, so that others can refer to it. */
export type RowWithId<T extends keyof DB> = Row<T> & { id: number };

function stepOf(leave: PlannedLeave, events: readonly string[]): PlannedStep | undefined {
  return leave.steps.findLast((step) => events.includes(step.event));
}

export function toLeaveRow(
  id: number,
  employee: RowWithId<'employees'>,
  leave: PlannedLeave,
  today: Day,
): RowWithId<'leaves'> {
  const decision = stepOf(leave, ['approved', 'rejected', 'cancelled']);
  const requestedAt = leave.steps[0]?.at ?? new Date(`${leave.startsOn}T12:00:00Z`);
  const askedAt = stepOf(leave, ['requested', 'moved', 'cancellation_asked'])?.at ?? requestedAt;
  const isWaiting = leave.state === 'pending' || leave.state === 'cancellation_asked';
  return {
    id,
    employee_id: employee.id,
    area_id: employee.area_id,
    type: leave.type,
    starts_on: leave.startsOn,
    ends_on: leave.endsOn,
    state: leave.state,
    version: leave.steps.at(-1)?.version ?? 1,
    requested_at: requestedAt,
    asked_at: askedAt,
    // All past reminders count as sent, so that the first morning does not send them.
    reminders: isWaiting ? remindersDue(daysBetween(dayIn('UTC', askedAt), today)) : 0,
    decided_at: decision?.at ?? null,
    decided_by: decision?.actor ?? null,
    decision_note: decision?.note ?? '',
  };
}

export function toEventRow(leaveId: number, step: PlannedStep): Row<'leave_events'> {
  const { event, at, actor, version, note } = step;
  const dates = { starts_on: step.startsOn, ends_on: step.endsOn };
  return { leave_id: leaveId, event, at, actor, version, ...dates, note };
}

export function openingRow(employeeId: number, employee: PlannedEmployee): Row<'ledger_entries'> {
  return {
    employee_id: employeeId,
    kind: 'opening',
    days: employee.openingDays,
    effective_on: employee.accruesAfter,
    posted_at: new Date(`${employee.accruesAfter}T12:00:00Z`),
    actor: 'Intranet',
    reason: 'Opening balance',
    leave_id: null,
  };
}

/** A vacation's debit at its approval, and the reversal at its cancellation (D17, D26). */
export function leaveLedgerRows(
  leave: PlannedLeave,
  row: RowWithId<'leaves'>,
): Row<'ledger_entries'>[] {
  if (!takesBalance(leave.type)) return [];
  const days = countLeaveDays(leave.startsOn, leave.endsOn);
  const dates = `${formatDay(leave.startsOn)} to ${formatDay(leave.endsOn)}`;
  const entry = (step: PlannedStep, kind: 'debit' | 'reversal') => ({
    employee_id: row.employee_id,
    kind,
    days: kind === 'debit' ? -days : days,
    // The same day as the debit, so that both cancel out on every day.
    effective_on: leave.startsOn,
    posted_at: step.at,
    actor: step.actor,
    reason: `${kind === 'debit' ? '' : 'Cancelled: '}${leaveTypeLabel(leave.type)} ${dates}`,
    leave_id: row.id,
  });
  const approved = stepOf(leave, ['approved']);
  const cancelled = stepOf(leave, ['cancelled']);
  return [
    ...(approved ? [entry(approved, 'debit')] : []),
    ...(cancelled ? [entry(cancelled, 'reversal')] : []),
  ];
}
