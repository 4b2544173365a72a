import * as calls from '@intranet/contract/accounts/passkeys-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { replySignedIn } from '../reply-signed-in.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { newPasskeyChallenge, relyingParty, signInChallenge } from './challenge.ts';
import { confirmWithPasskey } from './confirm-with-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

export function passkeyRoutes({ route, publicRoute }: Router, deps: Deps): void {
  const adding = newPasskeyChallenge(deps);
  const signingIn = signInChallenge(deps);

  route(calls.beginPasskey, async ({ actor, body, request, reply }) => {
    const options = await beginPasskey(deps, actor, relyingParty(request), body.current_password);
    adding.put(reply, { challenge: options.challenge, accountId: actor.accountId });
    return { options: { ...options } };
  });

  route(calls.addPasskey, async ({ actor, body, request, reply }) => {
    const asked = adding.take(request, reply);
    await addPasskey(deps, actor, relyingParty(request), { ...body, asked });
    return success(t('Passkey added'));
  });

  route(calls.removePasskey, async ({ actor, params, body }) => {
    await removePasskey(deps, actor, { id: params.id, password: body.current_password });
    return success(t('Passkey removed'));
  });

  publicRoute(calls.beginPasskeySignIn, async ({ request, reply }) => {
    const options = await beginPasskeySignIn(relyingParty(request));
    signingIn.put(reply, { challenge: options.challenge });
    return { options: { ...options } };
  });

  route(calls.confirmWithPasskey, async ({ actor, body, request, reply }) => {
    await confirmWithPasskey(deps, actor, {
      party: relyingParty(request),
      challenge: signingIn.take(request, reply)?.challenge,
      response: body.response,
    });
    return success(t('Confirmed'));
  });

  publicRoute(calls.signInWithPasskey, async ({ body, origin, request, reply }) => {
    const session = await signInWithPasskey(deps, origin, {
      party: relyingParty(request),
      challenge: signingIn.take(request, reply)?.challenge,
      response: body.response,
      remember: body.remember ?? false,
    });
    return replySignedIn(deps, { request, reply }, session);
  });
}
