import { getLink } from '@intranet/contract/links/endpoints.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { findLinkUrl } from './queries.ts';

export function linkRoutes({ route }: Router, deps: Deps): void {
  for (const link of LINKS) {
    route(getLink[link.name], async () => ({
      [link.field]: await findLinkUrl(deps.db, link.name),
    }));
  }
}
