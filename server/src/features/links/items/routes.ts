import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as admin from '@intranet/contract/links/item-admin-endpoints.ts';
import * as calls from '@intranet/contract/links/item-endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import type { OwnPages } from '../own-pages.ts';
import { listRequests } from './access-queries.ts';
import { requestItemCheck } from './check-item.ts';
import { decideAccess } from './decide-access.ts';
import { issueEmbedToken } from './embeds/issue-token.ts';
import { ProviderFailure } from './embeds/provider-failure.ts';
import { listProviders } from './embeds/providers.ts';
import { listFavourites, setFavourite } from './favourites.ts';
import { listProblems, solveProblem } from './item-problems.ts';
import { orderItems } from './order-items.ts';
import {
  listItemReaders,
  listItemSettings,
  listReadableItems,
  readPersonItems,
} from './queries.ts';
import { reportProblem } from './report-problem.ts';
import { openItem, requestAccess } from './request-access.ts';
import { addItem, editItem, removeItem } from './save-item.ts';

export function itemRoutes(
  { route }: Router,
  deps: Deps & { ownPages?: OwnPages | undefined },
): void {
  // Not cached, because readers are people and not only roles.
  route(calls.readableItems, async ({ actor }) => ({
    items: await listReadableItems(deps.db, actor),
  }));

  route(admin.itemSettings, async () => ({
    items: await listItemSettings(deps.db),
    providers: listProviders(deps.config),
  }));

  route(admin.addItem, async ({ actor, body }) => {
    const id = await addItem(deps, actor, body);
    return { ...success(t('Item added')), id };
  });

  route(admin.editItem, async ({ actor, params, body }) => {
    await editItem(deps, actor, params.id, body);
    return success(t('Item saved'));
  });

  route(admin.removeItem, async ({ actor, params }) => {
    await removeItem(deps, actor, params.id);
    return success(t('Item removed'));
  });

  route(admin.orderItems, async ({ actor, body }) => {
    await orderItems(deps, actor, body);
    return success(t('Order saved'));
  });

  route(admin.checkItem, async ({ actor, params }) => {
    await requestItemCheck(deps, actor, params.id);
    return success(t('The address will be checked in a moment.'));
  });

  route(admin.itemReaders, ({ params, query }) =>
    listItemReaders(deps.db, params.id, query.search),
  );

  route(admin.personItems, ({ params }) => readPersonItems(deps.db, params.id));

  route(calls.openItem, ({ actor, params }) => openItem(deps.db, actor, params.id));

  route(calls.embedItem, async ({ actor, params, request }) => {
    try {
      return await issueEmbedToken(deps, actor, params.id);
    } catch (error) {
      if (error instanceof ProviderFailure) {
        const { provider, reason } = error;
        request.log.error({ provider, reason }, 'an embedded dashboard got no token');
      }
      throw error;
    }
  });

  route(calls.requestAccess, async ({ actor, params, body }) => {
    await requestAccess(deps, actor, params.id, body);
    return success(t('Request sent'));
  });

  route(calls.accessRequests, async ({ actor }) => ({
    requests: await listRequests(deps.db, actor),
  }));

  route(calls.decideAccess, async ({ actor, params, body }) => {
    await decideAccess(deps, actor, params.id, body);
    return success(body.grant ? t('Access granted') : t('Access declined'));
  });

  route(calls.favourites, ({ actor }) => listFavourites(deps.db, actor));

  route(calls.setFavourite, async ({ actor, body }) => {
    await setFavourite(deps, actor, body);
    return success(
      body.favourite ? t('Added to your favourites') : t('Removed from your favourites'),
    );
  });

  route(calls.reportProblem, async ({ actor, params, body }) => {
    await reportProblem(deps, actor, params.id, body);
    return success(t('Thanks. Your report was sent.'));
  });

  route(calls.itemProblems, async ({ actor }) => ({
    problems: await listProblems(deps.db, actor),
  }));

  route(calls.solveProblem, async ({ actor, params }) => {
    await solveProblem(deps, actor, params.id);
    return success(t('Marked as solved'));
  });
}
