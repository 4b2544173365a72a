import type { FastifyReply } from 'fastify';
import type { Config } from '#core/config.ts';
import type { SignedIn } from './admit.ts';
import { presentCurrentUser } from './present.ts';
import { setSessionCookie } from './session-cookie.ts';

/** What every way to sign in ends with: the cookie, and who it is (spec §7). */
export function replySignedIn(reply: FastifyReply, config: Config, session: SignedIn) {
  setSessionCookie(reply, config, session);
  return { message: 'Login successful!' as const, ...presentCurrentUser(session.actor) };
}
