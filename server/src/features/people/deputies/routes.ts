import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/people/deputies-endpoints.ts';
import { today } from '#core/clock.ts';
import type { Router } from '#core/http/route.ts';
import type { PeopleDeps } from '../hooks.ts';
import { nameDeputy } from './name-deputy.ts';
import { listDeputies } from './queries.ts';
import { removeDeputy } from './remove-deputy.ts';

export function deputyRoutes({ route }: Router, deps: PeopleDeps): void {
  route(calls.deputies, async ({ actor }) => ({
    heads: await listDeputies(deps.db, actor, today(deps)),
  }));

  route(calls.nameDeputy, async ({ actor, body }) => {
    await nameDeputy(deps, actor, body);
    return success(t('Deputy added'));
  });

  route(calls.removeDeputy, async ({ actor, params }) => {
    await removeDeputy(deps, actor, params.id);
    return success(t('Deputy removed'));
  });
}
