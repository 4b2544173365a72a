import * as calls from '@intranet/contract/accounts/admin-endpoints.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { storeUser } from '#core/session.ts';
import { peopleKeys } from '#features/people/api.ts';
import { accountsKeys, currentUserQuery } from '../api.ts';

export const usersQuery = queryOptions({
  queryKey: accountsKeys.of('users'),
  queryFn: async ({ signal }) => (await call(calls.usersHub, { signal })).users,
});

export const registerUser = (body: CallBody<typeof calls.register>) =>
  call(calls.register, { body });
export const resetPassword = (body: CallBody<typeof calls.resetPassword>) =>
  call(calls.resetPassword, { body });
export const deleteUser = (body: CallBody<typeof calls.deleteUser>) =>
  call(calls.deleteUser, { body });
export const updateUsername = (body: CallBody<typeof calls.updateUsername>) =>
  call(calls.updateUsername, { body });
export const updateUser = (body: CallBody<typeof calls.updateUser>) =>
  call(calls.updateUser, { body });

/** Refreshes the lists that show accounts. It never rejects, because the change was saved. */
export async function refreshUsers(queryClient: QueryClient): Promise<void> {
  await Promise.all([accountsKeys.refresh(queryClient), peopleKeys.refresh(queryClient)]);
  const me = await queryClient.fetchQuery(currentUserQuery).catch(() => null);
  if (me) storeUser(me.user);
}
