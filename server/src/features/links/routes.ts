import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { DEPARTMENTS } from '@intranet/contract/links/departments.ts';
import * as calls from '@intranet/contract/links/endpoints.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import { listTeam } from '@intranet/contract/links/team-endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Router } from '#core/http/route.ts';
import type { OwnPages } from './own-pages.ts';
import { readPreview, startPreview } from './preview.ts';
import { findLinkUrl, listLinkSettings, listReadableLinks, readTeam } from './queries.ts';
import { requestLinkCheck } from './request-link-check.ts';
import { saveLink, setLinkOpening } from './save-link.ts';

export function linkRoutes(
  { route, cachedRoute, publicRoute }: Router,
  deps: Deps & { ownPages?: OwnPages | undefined },
): void {
  for (const [name, endpoint] of Object.entries(calls.getLink)) {
    const link = findLink(name);
    if (!link) continue;
    const mount = endpoint.access === 'public' ? publicRoute : route;
    mount(endpoint, async () => ({ [link.field]: await findLinkUrl(deps.db, link.name) }));
  }

  for (const [name, endpoint] of Object.entries(calls.updateLink)) {
    const link = findLink(name);
    if (!link) continue;
    route(endpoint, async ({ actor, body }) => {
      const { name, field } = link;
      await saveLink(deps, actor, { name, field, url: body[field] as string });
      return success(t('Link updated successfully!'));
    });
  }

  for (const department of DEPARTMENTS) {
    route(listTeam[department.id], ({ actor }) =>
      readTeam(deps.db, actor, department, today(deps)),
    );
  }

  // The list is small, so it is read for its stamp; caching saves only the compression.
  cachedRoute(calls.readableLinks, async ({ actor }) => {
    const links = await listReadableLinks(deps.db, actor.role);
    return { stamp: JSON.stringify(links), variant: [actor.role], read: async () => ({ links }) };
  });

  route(calls.linkSettings, async () => ({ links: await listLinkSettings(deps.db) }));

  route(calls.setLinkOpening, async ({ actor, body }) => {
    await setLinkOpening(deps, actor, body);
    return success(t('Updated how the link opens.'));
  });

  route(calls.checkLink, async ({ actor, body }) => {
    await requestLinkCheck(deps, actor, body);
    return success(t('The address will be checked in a moment.'));
  });

  route(calls.startLinkPreview, async ({ actor, body, reply }) => {
    await startPreview(deps, actor, { preview: body, reply });
    return success(t('The preview is valid for ten minutes.'));
  });

  route(calls.linkPreview, async ({ actor, request }) => {
    const preview = readPreview(deps, actor, request);
    if (preview) return preview;
    throw new AppError(
      'not_found',
      t('There’s no address to preview, or the ten minutes have passed.'),
    );
  });
}
