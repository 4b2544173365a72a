import * as calls from '@intranet/contract/accounts/endpoints.ts';
import * as own from '@intranet/contract/accounts/own-endpoints.ts';
import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import * as sso from '@intranet/contract/accounts/single-sign-on-endpoints.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, callWithBody } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';
import {
  forgetEverything,
  forgetUser,
  isSamePerson,
  storeApprover,
  storedUser,
  storeUser,
} from '#core/session.ts';

export const accountsKeys = queryKeys('accounts');

/** Reads the current user, and stores what menu and guard need. @throws CallError */
export async function readCurrentUser(): Promise<CurrentUser> {
  const before = storedUser();
  const me = await call(calls.currentUser);
  // The person may have signed out meanwhile.
  if (before && isSamePerson(before, storedUser())) {
    storeUser(me.user);
    storeApprover(me.can_approve);
  }
  return me;
}

export const currentUserQuery = queryOptions({
  queryKey: accountsKeys.of('me'),
  queryFn: readCurrentUser,
  staleTime: 300_000,
});

/** The message for a failed sign-in whose reply has none (spec §8). */
export const SIGN_IN_FAILED = t('An error occurred. Please try again.');

export const signIn = callWithBody(calls.login);
export const changeForcedPassword = callWithBody(calls.forceChangePassword);
export const createFirstAdmin = callWithBody(calls.createFirstAdmin);
export const lookUpFirstAdminLink = callWithBody(calls.lookUpFirstAdminLink);
export const chooseLanguage = callWithBody(own.chooseLanguage);
export const startSingleSignOn = callWithBody(sso.startSingleSignOn);
export const finishSingleSignOn = callWithBody(sso.finishSingleSignOn);

/** Ends the session; a 401 means it has already ended (spec §4). @throws CallError */
export async function signOut(): Promise<void> {
  try {
    await call(calls.logout);
    forgetUser();
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    forgetEverything();
  }
}
