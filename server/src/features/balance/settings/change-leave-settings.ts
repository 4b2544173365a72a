import type { LeaveSettings } from '@intranet/contract/balance/settings-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';

/** Changes the leave settings. No-op changes are not recorded. */
export async function changeLeaveSettings({ db }: Deps, actor: Actor, settings: LeaveSettings) {
  const { law_hints, holiday_state } = settings;
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('leave_settings')
      .set({ law_hints, holiday_state })
      .where((eb) =>
        eb.or([eb('law_hints', '<>', law_hints), eb('holiday_state', '<>', holiday_state)]),
      )
      .returning('only_one')
      .executeTakeFirst();
    if (!changed) return;
    await recordAct(tx, actor, 'leave_settings_changed', '', { law_hints, holiday_state });
  });
}
