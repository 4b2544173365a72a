import type { Day } from '@intranet/contract/core/days.ts';
import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { AffectedLeave } from '@intranet/contract/people/leaving-endpoints.ts';
import { ATIVO_LABELS } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import { recordAct } from '#core/audit/record.ts';
import { authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { Change } from '#features/people/hooks.ts';
import type { HandedOver, LeavesOfLeaver } from '#features/people/leaving/hooks.ts';
import type { Employee } from '#features/people/queries.ts';
import { dropRequest } from './approval/approval-hold.ts';
import { approversOn, decidableBy } from './approval/approvers.ts';
import { debitLeave, reverseDebit } from './approval/leave-ledger.ts';
import { notifyApprovers } from './approval/notify-outcome.ts';
import { recordEvent } from './change-leave-state.ts';
import { lockLeave } from './lock-leave.ts';
import { endUndo } from './undo/undoable-steps.ts';

/** The leave that a departure touches, by first day. */
export async function listLeavesOfLeaver(
  tx: Tx,
  employeeId: number,
  lastDay: Day,
): Promise<LeavesOfLeaver> {
  const rows = await tx
    .selectFrom('leaves')
    .select(['id', 'type as leave_type', 'starts_on as start', 'ends_on as end', 'days', 'state'])
    .where('employee_id', '=', employeeId)
    .where('state', 'in', ['pending', ...APPROVED_STATES])
    .where((eb) => eb.or([eb('ends_on', '>', lastDay), eb('state', '=', 'pending')]))
    .orderBy('starts_on')
    .$narrowType<{ leave_type: AffectedLeave['leave_type'] }>()
    .execute();
  const leaves = rows.map(({ state, ...leave }) => ({ leave, isPending: state === 'pending' }));
  const approved = leaves.filter(({ isPending }) => !isPending).map(({ leave }) => leave);
  return {
    pending: leaves.filter(({ isPending }) => isPending).map(({ leave }) => leave),
    after: approved.filter(({ start }) => start > lastDay),
    beyond: approved.filter(({ start }) => start <= lastDay),
  };
}

/** Ends approved leave that goes beyond the last day on that day, and debits only the days until then. */
export async function shortenLeave(
  tx: Tx,
  { deps, by, today: lastDay }: Change,
  employee: Employee,
): Promise<void> {
  const { beyond } = await listLeavesOfLeaver(tx, employee.id, lastDay);
  for (const { id } of beyond) {
    const row = await lockLeave(tx, id);
    if (!row) continue;
    // Only admins plan departures, and they may cancel any leave (D4, D26).
    const leave = authorized(row);
    await dropRequest(tx, deps, id);
    await endUndo(tx, deps, leave);
    await reverseDebit(tx, leave, by.username);
    const version = leave.version + 1;
    const { days } = await tx
      .updateTable('leaves')
      .set({ ends_on: lastDay, version, state: 'approved' })
      .where('id', '=', id)
      .returning('days')
      .executeTakeFirstOrThrow();
    const shorter = { ...leave, version, endsOn: lastDay, days };
    await debitLeave(tx, authorized(shorter), by.username);
    await recordEvent(tx, 'moved', by.username, shorter, { note: ATIVO_LABELS.N });
    if (leave.state === 'cancellation_asked') {
      const since = { leaveId: id, sinceVersion: leave.version, except: by.accountId };
      await notifyApprovers(tx, deps, since, { hasLeft: true });
    }
    await recordAct(tx, by, 'leave_moved', employee.name, {
      leave: id,
      from: leave.startsOn,
      start: leave.startsOn,
      end: lastDay,
    });
  }
}

export async function listDecidable(tx: Tx, accountId: number, today: Day): Promise<number[]> {
  const rows = await tx
    .selectFrom(decidableBy(accountId, today).as('mine'))
    .select('mine.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Who decides these requests today, with the number of requests, most first. */
export async function listDeciders(
  tx: Tx,
  leaveIds: readonly number[],
  today: Day,
): Promise<HandedOver> {
  if (leaveIds.length === 0) return [];
  const { rows } = await sql<HandedOver[number]>`
    select approvers, count(*) as requests
    from (
      select l.id, coalesce(array_agg(ap.name order by ap.name) filter (where ap.name is not null), '{}')
        as approvers
      from leaves l
      left join ${approversOn(today, sql`l.id = any(${leaveIds}::bigint[])`)} ap on ap.leave_id = l.id
      where l.id = any(${leaveIds}::bigint[]) and l.state in ('pending', 'cancellation_asked')
      group by l.id
    ) request
    group by approvers
    order by requests desc, approvers`.execute(tx);
  return rows;
}
