import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/leave/coverage-endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { addCoveragePair, removeCoveragePair, setCoverageLimit } from './change-coverage.ts';
import { listCoverage } from './queries.ts';

export function coverageRoutes({ route }: Router, deps: Deps): void {
  route(calls.coverage, async ({ actor }) => ({ areas: await listCoverage(deps.db, actor) }));

  route(calls.setCoverageLimit, async ({ actor, body }) => {
    await setCoverageLimit(deps, actor, body);
    return success(t('Coverage rule saved'));
  });

  route(calls.addCoveragePair, async ({ actor, body }) => {
    await addCoveragePair(deps, actor, body);
    return success(t('Pair added'));
  });

  route(calls.removeCoveragePair, async ({ actor, params }) => {
    await removeCoveragePair(deps, actor, params.id);
    return success(t('Pair removed'));
  });
}
