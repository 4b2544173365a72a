import * as calls from '@intranet/contract/accounts/admin-endpoints.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callWithBody } from '#core/call.ts';
import { storeUser } from '#core/session.ts';
import { peopleKeys } from '#features/people/api.ts';
import { accountsKeys, currentUserQuery } from '../api.ts';

export const usersQuery = accountsKeys.query(['users'], calls.usersHub, {}, (r) => r.users);

export const registerUser = callWithBody(calls.register);
export const resetPassword = callWithBody(calls.resetPassword);
export const deleteUser = callWithBody(calls.deleteUser);
export const updateUsername = callWithBody(calls.updateUsername);
export const updateUser = callWithBody(calls.updateUser);

/** Refreshes the lists that show accounts. It never rejects, because the change was saved. */
export async function refreshUsers(queryClient: QueryClient): Promise<void> {
  await Promise.all([accountsKeys.refresh(queryClient), peopleKeys.refresh(queryClient)]);
  const me = await queryClient.fetchQuery(currentUserQuery).catch(() => null);
  if (me) storeUser(me.user);
}
