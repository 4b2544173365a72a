import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#core/deps.ts';
import { hashToken } from '#core/tokens.ts';
import { setLanguageCookie } from '#core/translators.ts';
import type { SignedIn } from './open-session.ts';
import { presentCurrentUser } from './present.ts';
import { findLanguage } from './queries.ts';
import { setDeviceCookie } from './rate-limit/device-cookie.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { closeSession } from './sessions.ts';

/** Ends the browser's previous session (S6), and sets the device (D44) and language cookies (D47). */
export async function replySignedIn(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  session: SignedIn,
) {
  const former = readSessionCookie(request);
  if (former) await closeSession(deps.db, hashToken(former));
  setSessionCookie(reply, session);
  const { accountId, deviceGeneration: generation } = session.user;
  setDeviceCookie(reply, deps, { accountId, generation });
  const language = await findLanguage(deps.db, accountId);
  if (language) setLanguageCookie(reply, language);
  return { message: 'Login successful!' as const, ...presentCurrentUser(session.user) };
}
