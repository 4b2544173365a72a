import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { lockEmployee } from '#features/people/queries.ts';

export type LeaveRow = NonNullable<Awaited<ReturnType<typeof lockLeave>>>;

/** True if the last request was to cancel the leave, whatever became of it (D26). Undone steps don't count. */
const ASKS_CANCELLATION = sql<boolean>`coalesce((
  select ev.event = 'cancellation_asked'
    or (ev.event = 'cancellation_refused' and leaves.state = 'approved')
  from leave_events ev
  where ev.leave_id = leaves.id and ev.event not in ('cancelled', 'undone')
    and not exists (select from leave_events later where later.undoes = ev.id)
  order by ev.id desc limit 1
), false)`.as('asksCancellation');

/** Finds and locks a leave; mails about it can still be queued. Lock the employee first. */
export async function lockLeave(tx: Tx, id: number) {
  return tx
    .selectFrom('leaves')
    .select(['id', 'employee_id as employeeId', 'type', 'starts_on as startsOn'])
    .select(['ends_on as endsOn', 'days', 'state', 'version', 'decided_by as decidedBy'])
    .select(['decided_at as decidedAt', 'decision_note as decisionNote'])
    .select(['asked_at as askedAt', 'reminders'])
    .select(ASKS_CANCELLATION)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .$narrowType<{ type: LeaveType; state: LeaveState }>()
    .executeTakeFirst();
}

/** Locks a leave until the transaction ends, its employee first. @throws AppError not_found */
export async function lockLeaveAndOwner(tx: Tx, leaveId: number) {
  const owner = await tx
    .selectFrom('leaves')
    .select('employee_id as id')
    .where('id', '=', leaveId)
    .executeTakeFirst();
  const employee = owner && (await lockEmployee(tx, owner.id));
  const leave = employee && (await lockLeave(tx, leaveId));
  if (!leave) throw new AppError('not_found', t('This request doesn’t exist.'));
  return { leave, employee };
}

/** The state of a leave, who decided it, and whether its cancellation was requested. */
export async function findOutcome(db: DbOrTx, leaveId: number) {
  const row = await db
    .selectFrom('leaves')
    .select(['state', 'decided_by as decidedBy', ASKS_CANCELLATION])
    .where('id', '=', leaveId)
    .executeTakeFirstOrThrow();
  return { ...row, state: row.state as LeaveState };
}
