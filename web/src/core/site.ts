import { site } from '@intranet/contract/site/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The company's name, today, and the demo's people: what no session is needed for. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(site, { signal }),
  staleTime: 300_000,
});
