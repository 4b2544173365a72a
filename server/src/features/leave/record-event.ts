import type { LeaveEvent } from '@intranet/contract/leave/leave-states.ts';
import type { Tx } from '#core/db/database.ts';
import type { LeaveRow } from './queries.ts';

interface Words {
  note?: string;
  warnings?: readonly string[];
}

export async function recordEvent(
  tx: Tx,
  event: LeaveEvent,
  actor: string,
  leave: Pick<LeaveRow, 'id' | 'version' | 'startsOn' | 'endsOn'>,
  { note = '', warnings = [] }: Words = {},
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
      warnings: warnings.join('\n'),
    })
    .execute();
}
