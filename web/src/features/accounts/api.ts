import * as calls from '@intranet/contract/accounts/endpoints.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';

/** The first word of every key of this feature, so that all of them are made stale at once. */
export const ACCOUNTS = 'accounts';

export const readCurrentUser = (signal?: AbortSignal) =>
  call(calls.currentUser, signal && { signal });

/** The signed-in person, their employee record, and whether they may decide leave. */
export const currentUserQuery = queryOptions({
  queryKey: [ACCOUNTS, 'me'],
  queryFn: ({ signal }) => readCurrentUser(signal),
  staleTime: 300_000,
});

export const signIn = (body: CallBody<typeof calls.login>) => call(calls.login, { body });
export const signOut = () => call(calls.logout);
export const changeForcedPassword = (body: CallBody<typeof calls.forceChangePassword>) =>
  call(calls.forceChangePassword, { body });
export const createFirstAdmin = (body: CallBody<typeof calls.createFirstAdmin>) =>
  call(calls.createFirstAdmin, { body });
export const forgotPassword = (body: CallBody<typeof calls.forgotPassword>) =>
  call(calls.forgotPassword, { body });
export const verifyResetCode = (body: CallBody<typeof calls.verifyResetCode>) =>
  call(calls.verifyResetCode, { body });

/** After a write, what shows an account is read anew. A failure is told where it is shown. */
export function invalidateAccounts(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ACCOUNTS] });
}
