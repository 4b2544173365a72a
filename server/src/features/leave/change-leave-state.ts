import type { LeaveEvent, LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { dropRequest } from './approval/approval-hold.ts';
import type { CoverageFacts } from './coverage/warnings.ts';
import type { LeaveRow } from './lock-leave.ts';
import { endUndo } from './undo/undoable-steps.ts';

export interface Step {
  state: LeaveState;
  event: LeaveEvent;
  actor: string;
  note?: string;
  /** The coverage problems that an approval accepts. */
  coverage?: CoverageFacts | null;
  /** The time of a decision, which the leave then stores. */
  decidedAt?: Date;
  /** The time of a new request, which voids earlier mails and restarts reminders. */
  askedAt?: Date;
}

/**
 * Changes a leave's state and records it in the history (D26). Messages about the request that
 * haven't been sent are dropped, because it no longer needs a decision (D62).
 * @returns the id of the event
 */
export async function changeLeaveState(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'clock'>,
  leave: Authorized<LeaveRow>,
  { state, event, actor, note = '', coverage = null, decidedAt, askedAt }: Step,
): Promise<number> {
  await dropRequest(tx, deps, leave.id);
  await endUndo(tx, deps, leave);
  const version = askedAt ? leave.version + 1 : leave.version;
  await tx
    .updateTable('leaves')
    .set({
      state,
      version,
      ...(decidedAt && { decided_at: decidedAt, decided_by: actor, decision_note: note }),
      ...(askedAt && { asked_at: askedAt, reminders: 0 }),
    })
    .where('id', '=', leave.id)
    .execute();
  return recordEvent(tx, event, actor, { ...leave, version }, { note, coverage });
}

/** @returns the id of the event */
export async function recordEvent(
  tx: Tx,
  event: LeaveEvent,
  actor: string,
  leave: Pick<LeaveRow, 'id' | 'version' | 'startsOn' | 'endsOn'>,
  {
    note = '',
    coverage = null,
    undoes,
  }: Pick<Step, 'note' | 'coverage'> & { undoes?: number } = {},
): Promise<number> {
  const { id } = await tx
    .insertInto('leave_events')
    .values({
      leave_id: leave.id,
      actor,
      event,
      version: leave.version,
      starts_on: leave.startsOn,
      ends_on: leave.endsOn,
      note,
      coverage: coverage ? JSON.stringify(coverage) : null,
      undoes: undoes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
