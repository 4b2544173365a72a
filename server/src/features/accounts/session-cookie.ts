import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#core/config.ts';
import { siteCookie } from '#core/http/site-cookie.ts';

/** Lifetime of a session with "Remember me" and of its cookie (D7). */
export const REMEMBERED_SECONDS = 30 * 86_400;
/** Other sessions end after this idle time; their cookie ends with the browser. */
export const IDLE_SECONDS = 12 * 3_600;

type Site = Pick<Config, 'publicUrl'>;

const sessionCookie = (config: Site) => siteCookie(config, 'session');

export function readSessionCookie(request: FastifyRequest, config: Site): string | null {
  return sessionCookie(config).read(request);
}

export function setSessionCookie(
  reply: FastifyReply,
  config: Site,
  session: { token: string; remember: boolean },
): void {
  const maxAge = session.remember ? REMEMBERED_SECONDS : undefined;
  sessionCookie(config).set(reply, session.token, maxAge);
}

export function clearSessionCookie(reply: FastifyReply, config: Site): void {
  sessionCookie(config).clear(reply);
}
