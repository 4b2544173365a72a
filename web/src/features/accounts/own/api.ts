import * as calls from '@intranet/contract/accounts/own-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { accountsKeys } from '../api.ts';

export const ownAccountQuery = queryOptions({
  queryKey: accountsKeys.of('own'),
  queryFn: ({ signal }) => call(calls.ownAccount, { signal }),
});

export const changePassword = (body: CallBody<typeof calls.changePassword>) =>
  call(calls.changePassword, { body });
export const closeSession = (id: number) => call(calls.closeSession, { params: { id } });
export const closeOtherSessions = () => call(calls.closeOtherSessions);
