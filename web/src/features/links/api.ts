import { getLink } from '@intranet/contract/links/endpoints.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';

type LinkName = (typeof LINKS)[number]['name'];

/** The address behind a link of the registry; empty when an administrator has not set one. */
export const linkQuery = (name: LinkName) =>
  queryOptions({
    queryKey: ['links', name],
    queryFn: async ({ signal }) => {
      const field = LINKS.find((link) => link.name === name)?.field ?? '';
      const reply = await call(getLink[name], { signal });
      return reply[field] ?? '';
    },
  });
