import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { home } from '@intranet/contract/home/endpoints.ts';
import { hideSetupSteps, setupSteps } from '@intranet/contract/home/setup-endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { readHome } from './queries.ts';
import { hideSetup, readSetup } from './setup-steps.ts';

export function homeRoutes({ route }: Router, deps: Deps): void {
  route(home, ({ actor }) => readHome(deps.db, actor, today(deps)));

  route(setupSteps, () => readSetup(deps));

  route(hideSetupSteps, async ({ actor }) => {
    await hideSetup(deps, actor);
    return success(t('List hidden'));
  });
}
