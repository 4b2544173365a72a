import { success } from '@intranet/contract/endpoint.ts';
import * as calls from '@intranet/contract/links/endpoints.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { findLinkUrl, listLinkSettings, listReadableLinks } from './queries.ts';
import { saveLink } from './save-link.ts';

export function linkRoutes({ route, publicRoute }: Router, deps: Deps): void {
  for (const [name, endpoint] of Object.entries(calls.getLink)) {
    const link = findLink(name);
    if (!link) continue;
    const mount = endpoint.access === 'public' ? publicRoute : route;
    mount(endpoint, async () => ({ [link.field]: await findLinkUrl(deps.db, link.name) }));
  }

  for (const [name, endpoint] of Object.entries(calls.updateLink)) {
    const link = findLink(name);
    if (!link) continue;
    route(endpoint, async ({ actor, origin, body }) => {
      await saveLink(deps, actor, origin, { name: link.name, url: body[link.field] as string });
      return success('Link atualizado com sucesso!');
    });
  }

  route(calls.readableLinks, async ({ actor }) => ({
    links: await listReadableLinks(deps.db, actor.role),
  }));

  route(calls.linkSettings, async () => ({ links: await listLinkSettings(deps.db) }));
}
