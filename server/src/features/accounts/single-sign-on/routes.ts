import * as calls from '@intranet/contract/accounts/single-sign-on-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import type { Router } from '#core/http/route.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { replySignedIn } from '../reply-signed-in.ts';
import { finishSingleSignOn, pendingCookie, startSingleSignOn } from './finish-single-sign-on.ts';
import { openProvider } from './provider.ts';
import { SignOnFailure } from './sign-on-failure.ts';

/** Logs the provider's failures, once per shared failure. Others are in the audit log only. */
function logFailuresOnce() {
  const logged = new WeakSet<SignOnFailure>();
  return async <T>(request: FastifyRequest, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof SignOnFailure && error.code === 'unavailable' && !logged.has(error)) {
        logged.add(error);
        request.log.error({ reason: error.reason }, 'the identity provider cannot be used');
      }
      throw error;
    });
}

export function singleSignOnRoutes({ publicRoute }: Router, deps: PeopleDeps): void {
  const settings = deps.config.singleSignOn;
  if (!settings) {
    const absent = async () => {
      throw new AppError('not_found', t('Single sign-on isn’t set up here.'));
    };
    publicRoute(calls.startSingleSignOn, absent);
    publicRoute(calls.finishSingleSignOn, absent);
    return;
  }
  const provider = openProvider(deps, settings);
  const logging = logFailuresOnce();
  const cookie = pendingCookie(deps);
  /** Users return to the address where they started, because only that one has their cookie. */
  const addressOf = ({ ownAddress }: FastifyRequest) => ownAddress ?? deps.config.publicUrl;

  publicRoute(calls.startSingleSignOn, async ({ body, origin, request, reply }) => {
    const { url, pending } = await logging(
      request,
      startSingleSignOn(deps, provider, origin, { ...body, address: addressOf(request) }),
    );
    cookie.put(reply, pending);
    return { url };
  });

  publicRoute(calls.finishSingleSignOn, async ({ body, origin, request, reply }) => {
    // Deletes the cookie in any case: a sign-in has one try.
    const pending = cookie.take(request, reply);
    const input = { address: addressOf(request), pending, response: body.response };
    const { next, ...session } = await logging(
      request,
      finishSingleSignOn(deps, settings, provider, origin, input),
    );
    return { ...(await replySignedIn(deps, { request, reply }, session)), next };
  });
}
