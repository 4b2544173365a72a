import { home } from '@intranet/contract/home/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const homeKeys = queryKeys('home');

/** Today's data of the user. Each visit refetches it, because any page may have changed it. */
export const homeQuery = queryOptions({
  queryKey: homeKeys.of('today'),
  queryFn: ({ signal }) => call(home, { signal }),
  staleTime: 0,
});
