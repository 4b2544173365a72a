import { site } from '@intranet/contract/site/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The company's name, the current day, and the demo's users; needs no session. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(site, { signal }),
  staleTime: 300_000,
});
