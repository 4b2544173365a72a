import { home } from '@intranet/contract/home/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';

/** What concerns the signed-in person today. Each visit reads it anew: any page may have changed it. */
export const homeQuery = queryOptions({
  queryKey: ['home', 'today'],
  queryFn: ({ signal }) => call(home, { signal }),
  staleTime: 0,
});
