import type { Tx } from '#core/db/database.ts';
import type { LeaveRow } from './queries.ts';

export type LeaveEvent = 'requested' | 'moved' | 'approved' | 'rejected';

/** Adds a step to a leave's history. */
export async function recordEvent(
  tx: Tx,
  event: LeaveEvent,
  actor: string,
  leave: Pick<LeaveRow, 'id' | 'version' | 'startsOn' | 'endsOn'>,
  note = '',
): Promise<void> {
  await tx
    .insertInto('leave_events')
    .values({
      leave_id: leave.id,
      actor,
      event,
      version: leave.version,
      starts_on: leave.startsOn,
      ends_on: leave.endsOn,
      note,
    })
    .execute();
}
