import * as calls from '@intranet/contract/site/endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { listDemoPeople } from '#features/accounts/queries.ts';

export function siteRoutes({ publicRoute }: Router, deps: Deps): void {
  const { config } = deps;
  publicRoute(calls.site, async () => ({
    company_name: config.companyName,
    time_zone: config.timeZone,
    today: today(deps),
    single_sign_on: config.singleSignOn?.name ?? null,
    demo: config.demo
      ? { password: config.demoPassword, people: await listDemoPeople(deps.db) }
      : null,
  }));
}
