import * as calls from '@intranet/contract/accounts/endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { changeForcedPassword } from './change-forced-password.ts';
import { createFirstAdmin, lookUpFirstAdminLink } from './first-admin.ts';
import { signOut } from './own/close-own-sessions.ts';
import { presentCurrentUser } from './present.ts';
import { setDeviceCookie } from './rate-limit/device-cookie.ts';
import { replySignedIn } from './reply-signed-in.ts';
import { redeemResetCode } from './reset/redeem-reset-code.ts';
import { requestResetCode } from './reset/send-reset-code.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';

export function accountRoutes({ route, publicRoute }: Router, deps: Deps): void {
  publicRoute(calls.login, async ({ body, origin, request, reply }) => {
    return replySignedIn(deps, { request, reply }, await signIn(deps, origin, body));
  });

  route(calls.logout, async ({ actor, reply }) => {
    await signOut(deps, actor);
    clearSessionCookie(reply);
    // "cookies" is left out, so the device stays known. Browsers clear caches on https only.
    reply.header('clear-site-data', '"cache"');
    return success(tc('reply', 'Signed out'));
  });

  route(calls.currentUser, async ({ actor }) => presentCurrentUser(actor));

  route(calls.forceChangePassword, async ({ actor, body, reply }) => {
    const generation = await changeForcedPassword(deps, actor, {
      username: body.username,
      newPassword: body.new_password,
    });
    setDeviceCookie(reply, deps, { accountId: actor.accountId, generation });
    return success(t('Password changed successfully!'));
  });

  publicRoute(calls.forgotPassword, async ({ body, origin }) => {
    await requestResetCode(deps, origin, body.email);
    return success(t('If this address has an account, we’ve sent a reset code.'));
  });

  publicRoute(calls.verifyResetCode, async ({ body, origin, reply }) => {
    const { reset_code: code, new_password: newPassword } = body;
    // This browser had access to the account's mail, so others' wrong guesses must not block it.
    setDeviceCookie(reply, deps, await redeemResetCode(deps, origin, { code, newPassword }));
    return success(t('Password reset successfully!'));
  });

  publicRoute(calls.lookUpFirstAdminLink, async ({ body }) => {
    const expiresAt = await lookUpFirstAdminLink(deps, body.token);
    return { expires_at: expiresAt.toISOString() };
  });

  publicRoute(calls.createFirstAdmin, async ({ body, origin }) => {
    await createFirstAdmin(deps, origin, body);
    return success(t('Administrator created. Please sign in.'));
  });
}
