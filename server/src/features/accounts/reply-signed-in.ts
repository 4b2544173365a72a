import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#core/deps.ts';
import type { SignedIn } from './admit.ts';
import { presentCurrentUser } from './present.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { closeSession } from './sessions.ts';

/**
 * What every way to sign in ends with: the session that this browser had until now ends (S6), the
 * cookie is the new one's, and the reply says who it is (spec §7).
 */
export async function replySignedIn(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  session: SignedIn,
) {
  const former = readSessionCookie(request, deps.config);
  if (former) await closeSession(deps.db, former);
  setSessionCookie(reply, deps.config, session);
  return { message: 'Login successful!' as const, ...presentCurrentUser(session.actor) };
}
