import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { home } from '@intranet/contract/home/endpoints.ts';
import { group, news } from '@intranet/contract/home/group-endpoints.ts';
import { hideSetupSteps, setupSteps } from '@intranet/contract/home/setup-endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { readGroup } from './group.ts';
import { listNews } from './news.ts';
import { readHome } from './queries.ts';
import { hideSetup, readSetup } from './setup-steps.ts';

export function homeRoutes({ route }: Router, deps: Deps): void {
  route(home, ({ actor, query }) =>
    readHome(deps.db, actor, { today: today(deps), which: query.week }),
  );

  route(group, () => readGroup(deps.db, today(deps)));

  route(news, async ({ actor, query }) => ({
    news: await listNews(deps, actor, new Date(query.since)),
  }));

  route(setupSteps, () => readSetup(deps));

  route(hideSetupSteps, async ({ actor }) => {
    await hideSetup(deps, actor);
    return success(t('List hidden'));
  });
}
