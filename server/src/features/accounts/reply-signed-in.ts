import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#core/deps.ts';
import type { SignedIn } from './open-session.ts';
import { presentCurrentUser } from './present.ts';
import { setDeviceCookie } from './rate-limit/device-cookie.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { closeSession } from './sessions.ts';

/** The browser's previous session ends (S6), and the device cookie is set (D44). */
export async function replySignedIn(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  session: SignedIn,
) {
  const former = readSessionCookie(request, deps.config);
  if (former) await closeSession(deps.db, former);
  setSessionCookie(reply, deps.config, session);
  const { accountId, deviceGeneration: generation } = session.actor;
  setDeviceCookie(reply, deps, { accountId, generation });
  return { message: 'Login successful!' as const, ...presentCurrentUser(session.actor) };
}
