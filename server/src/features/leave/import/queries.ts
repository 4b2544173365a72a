import type { Day } from '@intranet/contract/core/days.ts';
import { ACTIVE_STATES, type LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

export interface KnownLeave {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  days: number;
  state: LeaveState;
}

export async function findKnownLeaves(
  db: DbOrTx,
  employeeIds: readonly number[],
): Promise<KnownLeave[]> {
  return db
    .selectFrom('leaves')
    .select(['employee_id as employeeId', 'type', 'starts_on as start', 'ends_on as end'])
    .select(['days', 'state'])
    .where(sql<boolean>`employee_id = any(${employeeIds}::bigint[])`)
    .where('state', 'in', [...ACTIVE_STATES, 'rejected'])
    .$narrowType<{ type: LeaveType; state: LeaveState }>()
    .execute();
}
