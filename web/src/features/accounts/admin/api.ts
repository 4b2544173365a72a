import * as calls from '@intranet/contract/accounts/admin-endpoints.ts';
import * as joining from '@intranet/contract/accounts/joining-endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type CallBody, type CallParts, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';
import { accountsKeys, currentUserQuery } from '../api.ts';

export const usersQuery = accountsKeys.query(['users'], calls.usersHub, {}, (r) => r.users);

type PageParts = NonNullable<CallParts<typeof calls.userPage>['query']>;

/** A page of users. @param query filters by their key in the address, which is the parameter's name */
export const userPageQuery = (query: PageQuery) =>
  accountsKeys.query(['user page', query], calls.userPage, { query: query as PageParts });

export const userSearchQuery = (name: string) =>
  accountsKeys.query(['user search', name], calls.searchUsers, { query: { name } }, (reply) => ({
    people: reply.users,
    more: reply.more,
  }));

/** Refreshes the lists that show accounts. It never rejects, because the change was saved. */
export async function refreshUsers(queryClient: QueryClient): Promise<void> {
  await Promise.all([accountsKeys.refresh(queryClient), peopleKeys.refresh(queryClient)]);
  await queryClient.fetchQuery(currentUserQuery).catch(() => null);
}

export const accountPanelQuery = (id: number) =>
  accountsKeys.query(['account', id], calls.accountPanel, { params: { id } });

export const updateUser = (body: CallBody<typeof calls.updateUser>) =>
  call(calls.updateUser, { body });

export const resetPassword = (body: CallBody<typeof calls.resetPassword>) =>
  call(calls.resetPassword, { body });

export const deleteUser = (username: string) => call(calls.deleteUser, { body: { username } });

export const removeAccess = (id: number, what: calls.RemovableAccess) =>
  call(calls.removeAccess, { params: { id }, body: { what } });

export const sendInvitation = (id: number) => call(joining.sendInvitation, { params: { id } });

export const withdrawInvitation = (id: number) =>
  call(joining.withdrawInvitation, { params: { id } });
