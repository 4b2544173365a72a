import * as calls from '@intranet/contract/balance/settings-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { changeLeaveSettings } from './change-leave-settings.ts';
import { readLeaveSettings } from './queries.ts';

export function leaveSettingsRoutes({ route }: Router, deps: Deps): void {
  route(calls.leaveSettings, () => readLeaveSettings(deps.db));

  route(calls.changeLeaveSettings, async ({ actor, body, origin }) => {
    await changeLeaveSettings(deps, actor, origin, body);
    return success('Settings saved');
  });
}
