import { searchUsers, userPage, usersHub } from '@intranet/contract/accounts/admin-endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { CallParts } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';
import { accountsKeys, currentUserQuery } from '../api.ts';

export const usersQuery = accountsKeys.query(['users'], usersHub, {}, (r) => r.users);

type PageParts = NonNullable<CallParts<typeof userPage>['query']>;

/** A page of users. @param query filters by their key in the address, which is the parameter's name */
export const userPageQuery = (query: PageQuery) =>
  accountsKeys.query(['user page', query], userPage, { query: query as PageParts });

export const userSearchQuery = (name: string) =>
  accountsKeys.query(['user search', name], searchUsers, { query: { name } }, (reply) => ({
    people: reply.users,
    more: reply.more,
  }));

/** Refreshes the lists that show accounts. It never rejects, because the change was saved. */
export async function refreshUsers(queryClient: QueryClient): Promise<void> {
  await Promise.all([accountsKeys.refresh(queryClient), peopleKeys.refresh(queryClient)]);
  await queryClient.fetchQuery(currentUserQuery).catch(() => null);
}
