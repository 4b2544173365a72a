import { home } from '@intranet/contract/home/endpoints.ts';
import * as groupCalls from '@intranet/contract/home/group-endpoints.ts';
import * as setup from '@intranet/contract/home/setup-endpoints.ts';
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

export const nextWeekQuery = homeKeys.query(['next week'], home, { query: { week: 'next' } });

export const groupQuery = homeKeys.query(['group'], groupCalls.group);

export const newsQuery = (since: string) =>
  homeKeys.query(['news', since], groupCalls.news, { query: { since } }, (reply) => reply.news);

/** Refetched by each visit too, because its steps are taken on other pages. */
export const setupQuery = { ...homeKeys.query(['setup'], setup.setupSteps), staleTime: 0 };

export const hideSetupSteps = () => call(setup.hideSetupSteps);
