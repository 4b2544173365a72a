import type { LeaveEvent, LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { LeaveRow } from './queries.ts';
import { recordEvent } from './record-event.ts';

export interface Step {
  state: LeaveState;
  event: LeaveEvent;
  /** Who takes the step, by name. */
  actor: string;
  note?: string;
  /** What the coverage rules said, when it was decided all the same. */
  warnings?: readonly string[];
  /** When it answers the present question: who, when and with which note is kept with the leave. */
  decidedAt?: Date;
  /** When it asks a new one: older mails can no longer decide the leave, and waiting begins anew. */
  askedAt?: Date;
}

/** Brings a leave into another state, and adds that to its history (D26). */
export async function changeLeaveState(
  tx: Tx,
  leave: Authorized<LeaveRow>,
  { state, event, actor, note = '', warnings = [], decidedAt, askedAt }: Step,
): Promise<void> {
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
  await recordEvent(tx, event, actor, { ...leave, version }, { note, warnings });
}
