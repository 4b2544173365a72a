import * as calls from '@intranet/contract/accounts/own-endpoints.ts';
import { call, callWithBody } from '#core/call.ts';
import { accountsKeys } from '../api.ts';

export const ownAccountQuery = accountsKeys.query(['own'], calls.ownAccount);

export const changePassword = callWithBody(calls.changePassword);
export const closeSession = (id: number) => call(calls.closeSession, { params: { id } });
export const closeOtherSessions = () => call(calls.closeOtherSessions);
