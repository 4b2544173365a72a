import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#core/config.ts';

/** With "Remember me" a session and its cookie last this long, in seconds (D7). */
export const REMEMBERED_SECONDS = 30 * 86_400;
/** Without it, this long without use; the cookie ends with the browser. */
export const IDLE_SECONDS = 12 * 3_600;

type Site = Pick<Config, 'publicUrl'>;

function isHttps(config: Site): boolean {
  return config.publicUrl.startsWith('https:');
}

function cookieName(config: Site): string {
  return isHttps(config) ? '__Host-session' : 'session';
}

function attributes(config: Site) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
}

export function readSessionCookie(request: FastifyRequest, config: Site): string | null {
  return request.cookies[cookieName(config)] ?? null;
}

export function setSessionCookie(
  reply: FastifyReply,
  config: Site,
  session: { token: string; remember: boolean },
): void {
  reply.setCookie(cookieName(config), session.token, {
    ...attributes(config),
    ...(session.remember && { maxAge: REMEMBERED_SECONDS }),
  });
}

export function clearSessionCookie(reply: FastifyReply, config: Site): void {
  reply.clearCookie(cookieName(config), attributes(config));
}
