import type { LeaveSettings } from '@intranet/contract/balance/settings-endpoints.ts';
import type { DbOrTx } from '#core/db/database.ts';

export async function readLeaveSettings(db: DbOrTx): Promise<LeaveSettings> {
  const row = await db
    .selectFrom('leave_settings')
    .select(['law_hints', 'holiday_state'])
    .executeTakeFirstOrThrow();
  return { ...row, holiday_state: row.holiday_state as LeaveSettings['holiday_state'] };
}
