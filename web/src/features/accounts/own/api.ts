import * as calls from '@intranet/contract/accounts/own-endpoints.ts';
import * as photo from '@intranet/contract/accounts/photo-endpoints.ts';
import * as twoFactor from '@intranet/contract/accounts/two-factor-endpoints.ts';
import { type CallReply, call, callWithBody } from '#core/call.ts';
import { accountsKeys } from '../api.ts';

export const ownAccountQuery = accountsKeys.query(['own'], calls.ownAccount);

export const confirmPassword = callWithBody(calls.confirmPassword);

export const closeSession = (id: number) => call(calls.closeSession, { params: { id } });
export const closeOtherSessions = () => call(calls.closeOtherSessions);

export const uploadPhoto = (username: string, file: Blob) =>
  call(photo.uploadProfilePhoto, { body: { username }, file });
export const removePhoto = (username: string) =>
  call(photo.removeProfilePhoto, { body: { username } });

export type NewAuthenticator = CallReply<typeof twoFactor.beginTwoFactor>;

export const beginTwoFactor = callWithBody(twoFactor.beginTwoFactor);
export const confirmTwoFactor = callWithBody(twoFactor.confirmTwoFactor);
export const renewRecoveryCodes = callWithBody(twoFactor.renewRecoveryCodes);
export const disableTwoFactor = callWithBody(twoFactor.disableTwoFactor);
